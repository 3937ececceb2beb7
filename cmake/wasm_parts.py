"""A WebAssembly module as far as it takes to number its functions anew."""

TYPE, IMPORT, FUNCTION, EXPORT, START, ELEMENT, CODE = 1, 2, 3, 7, 8, 9, 10


def read(data, at):
    """A number (LEB128) and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def number(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def many(items):
    return number(len(items)) + b"".join(items)


def calls_in(body):
    """Where numbers of functions stand in a body: begin and end of each."""
    count, at = read(body, 0)
    for _ in range(count):
        _, at = read(body, at)
        at += 1
    while at < len(body):
        code = body[at]
        at += 1
        if code in (0x10, 0xD2):  # call, ref.func
            begin = at
            _, at = read(body, at)
            yield begin, at
        else:
            at = after_operands(body, code, at)


def numbers(body, at, count):
    for _ in range(count):
        _, at = read(body, at)
    return at


def after_operands(body, code, at):
    if code == 0x0E:  # br_table
        count, at = read(body, at)
        return numbers(body, at, count + 1)
    if code == 0x1C:  # select with types
        count, at = read(body, at)
        return at + count
    if code == 0xFC:
        sub, at = read(body, at)
        if sub < 8:
            return at
        return numbers(body, at, 2 if sub in (8, 10, 12, 14) else 1)
    if code == 0xFD:
        sub, at = read(body, at)
        if sub <= 11 or sub in (92, 93):
            return numbers(body, at, 2)
        if sub in (12, 13):
            return at + 16
        if 21 <= sub <= 34:
            return at + 1
        if 84 <= sub <= 91:
            return numbers(body, at, 2) + 1
        return at
    if code in (0x02, 0x03, 0x04, 0x0C, 0x0D, 0x3F, 0x40, 0x41, 0x42, 0xD0) or 0x20 <= code <= 0x26:
        return numbers(body, at, 1)
    if code == 0x11 or 0x28 <= code <= 0x3E:  # call_indirect; loads and stores
        return numbers(body, at, 2)
    if code == 0x43:
        return at + 4
    if code == 0x44:
        return at + 8
    if code in (0x12, 0x13) or code in (0x06, 0x07, 0x08, 0x09, 0x18, 0x19):
        raise ValueError(f"an instruction that is not known here: {code:#x}")
    return at


class Module:
    def __init__(self, data):
        self.head, at = data[:8], 8
        self.sections = []
        while at < len(data):
            kind = data[at]
            size, begin = read(data, at + 1)
            self.sections.append((kind, data[begin : begin + size]))
            at = begin + size
        self.imported = self._imported()
        code = self._section(CODE)
        count, at = read(code, 0)
        self.bodies = []
        for _ in range(count):
            size, begin = read(code, at)
            self.bodies.append(code[begin : begin + size])
            at = begin + size

    def _section(self, wanted):
        return next((content for kind, content in self.sections if kind == wanted), b"\0")

    def _imported(self):
        content = self._section(IMPORT)
        count, at = read(content, 0)
        for _ in range(count):
            for _ in range(2):
                size, at = read(content, at)
                at += size
            if content[at] != 0:
                raise ValueError("something else than functions is imported")
            _, at = read(content, at + 1)
        return count

    def reordered(self, order):
        place = {old: new for new, old in enumerate(order)}
        def new(old):
            return number(old if old < self.imported else self.imported + place[old - self.imported])
        change = {FUNCTION: self._functions, EXPORT: self._exports, START: self._start, ELEMENT: self._elements,
                  CODE: self._code}
        out = bytearray(self.head)
        for kind, content in self.sections:
            if kind in change:
                content = change[kind](content, order, new)
            out += bytes([kind]) + number(len(content)) + content
        return bytes(out)

    def _functions(self, content, order, _):
        count, at = read(content, 0)
        types = []
        for _ in range(count):
            kind, at = read(content, at)
            types.append(number(kind))
        return many([types[old] for old in order])

    def _exports(self, content, _, new):
        count, at = read(content, 0)
        out = []
        for _ in range(count):
            size, begin = read(content, at)
            name, kind = content[at : begin + size], content[begin + size]
            which, at = read(content, begin + size + 1)
            out.append(name + bytes([kind]) + (new(which) if kind == 0 else number(which)))
        return many(out)

    def _start(self, content, _, new):
        return new(read(content, 0)[0])

    def _elements(self, content, _, new):
        count, at = read(content, 0)
        out = []
        for _ in range(count):
            begin = at
            if content[at : at + 2] != b"\x00\x41":
                raise ValueError("a table is filled in a way that is not known here")
            _, at = read(content, at + 2)
            if content[at] != 0x0B:
                raise ValueError("a table is filled in a way that is not known here")
            head = content[begin : at + 1]
            size, at = read(content, at + 1)
            listed = []
            for _ in range(size):
                which, at = read(content, at)
                listed.append(new(which))
            out.append(head + many(listed))
        return many(out)

    def _code(self, _, order, new):
        bodies = []
        for old in order:
            body, last, out = self.bodies[old], 0, bytearray()
            for begin, end in calls_in(body):
                out += body[last:begin] + new(read(body, begin)[0])
                last = end
            out += body[last:]
            bodies.append(number(len(out)) + bytes(out))
        return many(bodies)
