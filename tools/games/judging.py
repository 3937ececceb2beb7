"""What the readings of both games share: an action that is legal or not, an option that is there or not."""


class Illegal(Exception):
    """An action against the rules."""


def need(legal):
    if not legal:
        raise Illegal


def flag(action, name):
    value = action.get(name, False)
    need(isinstance(value, bool))
    return value


def whole(value, least, most):
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError("a number is missing or out of range")
    return value


def one_of(value, *known):
    if value not in known:
        raise ValueError(f"{value} is not one of {', '.join(known)}")


def known_options(options, *names):
    if not isinstance(options, dict) or set(options) - set(names):
        raise ValueError("there are other options than this game has")
