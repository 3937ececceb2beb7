// Curves as paths of a drawing: x is the frame, y the share of the win, both from 0 to 1 of the drawing.
export interface Area {
    readonly width: number;
    readonly height: number;
}

const at = (value: number) => String(Math.round(value * 100) / 100);

export const x_of = (frame: number, last: number, { width }: Area): number =>
    (last === 0 ? 0 : frame / last) * width;
export const y_of = (share: number, { height }: Area): number => (1 - share) * height;

// Straight from point to point: what happened at once is steep. Gaps where there is nothing to say.
export function path_of(curve: readonly (number | null)[], area: Area): string {
    const last = curve.length - 1;
    let [path, pen_down] = ['', false];
    for (const [frame, share] of curve.entries()) {
        if (share !== null)
            path += `${pen_down ? 'L' : 'M'}${at(x_of(frame, last, area))} ${at(y_of(share, area))}`;
        pen_down = share !== null;
    }
    return path;
}

// Between two curves; one piece for each stretch without gaps.
export function band_of(band: readonly (readonly [low: number, high: number] | null)[], area: Area): string {
    const last = band.length - 1;
    let path = '';
    let piece: [frame: number, low: number, high: number][] = [];
    const close = () => {
        if (piece.length > 1) {
            const point = (frame: number, share: number) =>
                `${at(x_of(frame, last, area))} ${at(y_of(share, area))}`;
            const there = piece.map(([frame, , high]) => point(frame, high));
            const back = piece.map(([frame, low]) => point(frame, low)).reverse();
            path += `M${[...there, ...back].join('L')}Z`;
        }
        piece = [];
    };
    for (const [frame, one] of band.entries()) {
        if (one === null) close();
        else piece.push([frame, one[0], one[1]]);
    }
    close();
    return path;
}
