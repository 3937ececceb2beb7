// The result as a picture, drawn on this device: a canvas and nothing else.
import type { Report } from './report.ts';

export interface PictureRow {
    readonly name: string;
    readonly points: number;
    readonly won: boolean;
}

export interface PictureWords {
    readonly title: string;
    readonly game: string;
    readonly points: string;
    readonly luck: string;
    readonly own: string;
    readonly share: (part: number) => string;
    readonly percent: (part: number) => string;
}

export interface Picture {
    readonly rows: readonly PictureRow[];
    readonly report: Report | null;
    readonly words: PictureWords;
}

export const size = { width: 1080, height: 1080 } as const;

const plum = '#2a1030';
const glow = '#6b2849';
const gold = '#ffd257';
const paper = '#fdebd2';
const colours = ['#ffb454', '#8fb6ff', '#8fd6a0', '#ff9aa2', '#e0a126', '#cdb7c4'];
const display = "'Fraunces Variable', Georgia, serif";
const text = "'Figtree Variable', system-ui, sans-serif";

type Draw = CanvasRenderingContext2D;

function ground(draw: Draw): void {
    const { width, height } = size;
    const light = draw.createRadialGradient(width / 2, 300, 60, width / 2, 360, 900);
    light.addColorStop(0, glow);
    light.addColorStop(1, plum);
    draw.fillStyle = light;
    draw.fillRect(0, 0, width, height);
    draw.save();
    draw.translate(width / 2, 330);
    draw.fillStyle = 'rgb(255 214 130 / 0.06)';
    for (let ray = 0; ray < 20; ray += 1) {
        draw.rotate(Math.PI / 10);
        draw.beginPath();
        draw.moveTo(0, 0);
        draw.lineTo(1200, -95);
        draw.lineTo(1200, 95);
        draw.fill();
    }
    draw.restore();
}

// As wide as there is room, in dots if it must be.
function fitted(draw: Draw, what: string, room: number): string {
    if (draw.measureText(what).width <= room) return what;
    let cut = what;
    while (cut.length > 1 && draw.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
    return `${cut.trimEnd()}…`;
}

function write(
    draw: Draw,
    what: string,
    x: number,
    y: number,
    font: string,
    fill: string,
    room = 1000,
): void {
    draw.font = font;
    draw.fillStyle = fill;
    draw.fillText(fitted(draw, what, room), x, y);
}

function curves(draw: Draw, report: Report, top: number, height: number): void {
    const [left, width] = [70, size.width - 140];
    draw.fillStyle = 'rgb(16 6 20 / 0.45)';
    draw.beginPath();
    draw.roundRect(left - 20, top - 20, width + 40, height + 40, 28);
    draw.fill();
    draw.strokeStyle = 'rgb(253 235 210 / 0.22)';
    draw.lineWidth = 2;
    for (const share of [0, 0.5, 1]) {
        draw.beginPath();
        draw.moveTo(left, top + (1 - share) * height);
        draw.lineTo(left + width, top + (1 - share) * height);
        draw.stroke();
    }
    const last = Math.max(1, report.moments.length - 1);
    draw.lineJoin = 'round';
    draw.lineWidth = 5;
    for (const { seat, fair } of report.seats) {
        draw.strokeStyle = colours[seat % colours.length] ?? gold;
        draw.setLineDash([[], [18, 10], [5, 9], [24, 8, 5, 8], [12, 6], [3, 5]][seat % 6] ?? []);
        draw.beginPath();
        draw.moveTo(left, top + (1 - fair) * height);
        for (const [i, { xray }] of report.moments.entries())
            draw.lineTo(left + (i / last) * width, top + (1 - (xray[seat] ?? 0)) * height);
        draw.stroke();
    }
    draw.setLineDash([]);
}

export function draw_result(draw: Draw, { rows, report, words }: Picture): void {
    ground(draw);
    draw.textAlign = 'center';
    draw.textBaseline = 'alphabetic';
    write(draw, words.title, size.width / 2, 130, `850 92px ${display}`, gold);
    write(draw, words.game, size.width / 2, 188, `600 36px ${text}`, paper);
    const head = 262;
    const line = Math.min(78, 420 / rows.length);
    const columns = [640, 820, 1000];
    draw.textAlign = 'right';
    for (const [i, label] of [words.points, words.luck, words.own].entries())
        if (i === 0 || report) write(draw, label, columns[i] ?? 0, head, `600 30px ${text}`, paper, 170);
    for (const [i, row] of rows.entries()) {
        const y = head + 24 + (i + 0.72) * line;
        const told = report?.seats[i];
        draw.fillStyle = colours[i % colours.length] ?? gold;
        draw.beginPath();
        draw.arc(86, y - 13, 15, 0, 7);
        draw.fill();
        draw.textAlign = 'left';
        write(draw, row.name, 120, y, `${row.won ? 800 : 600} 42px ${text}`, row.won ? gold : paper, 390);
        draw.textAlign = 'right';
        const minus = row.points < 0 ? `−${String(-row.points)}` : String(row.points);
        write(draw, minus, columns[0] ?? 0, y, `850 50px ${display}`, row.won ? gold : paper, 160);
        if (!told) continue;
        write(draw, words.share(told.luck), columns[1] ?? 0, y, `600 42px ${text}`, '#b9d1ff', 160);
        write(draw, words.share(told.own), columns[2] ?? 0, y, `700 42px ${text}`, '#ffcf8f', 160);
    }
    if (report) curves(draw, report, 770, 200);
    draw.textAlign = 'right';
    write(draw, 'Scoville', size.width - 54, 1056, `750 34px ${display}`, paper);
}

// On this canvas, and as a file.
export async function picture_on(canvas: HTMLCanvasElement, picture: Picture): Promise<Blob> {
    await document.fonts.ready;
    [canvas.width, canvas.height] = [size.width, size.height];
    const draw = canvas.getContext('2d');
    if (draw === null) throw new Error('nothing can be drawn here');
    draw_result(draw, picture);
    return new Promise((resolve, reject) => {
        canvas.toBlob((blob) => {
            if (blob === null) reject(new Error('nothing was drawn'));
            else resolve(blob);
        }, 'image/png');
    });
}
