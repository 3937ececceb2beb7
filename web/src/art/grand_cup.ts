// The trophy as large as the felt, on a field of 240 × 240: the small cup's cat, with room for a face.
import { glint } from './glint.ts';
import { ray, ring_of, type Part } from './path.ts';

const line = '#5a3602';
const gold = '#f0b832';
const handles = 'M72 92C26 82 24 146 84 148M168 92C214 82 216 146 156 148';

export const cup_rays: readonly Part[] = [
    { d: ring_of(20, (turn) => ray(120, 120, 58, 119, turn, 0.011)), fill: gold, opacity: 0.55 },
];

export const grand_cup: readonly Part[] = [
    {
        d: 'M121 12C144 34 156 50 149 82H91C86 60 102 52 103 36C112 41 117 50 117 57C123 45 126 30 121 12Z',
        fill: 'var(--chili)',
        stroke: line,
        width: 4,
    },
    {
        d: 'M122 46C132 57 136 66 133 82H107C105 71 113 66 114 58C119 61 120 65 120 69C124 63 125 55 122 46Z',
        fill: '#ffc23c',
    },
    { d: handles, stroke: line, width: 19 },
    { d: handles, stroke: gold, width: 11.5 },
    { d: 'M60 96C42 98 40 116 48 126M180 96C198 98 200 116 192 126', stroke: '#fff0bf', width: 3 },
    {
        d: 'M64 92L70 50Q86 56 96 72Q120 66 144 72Q154 56 170 50L176 92C178 132 160 156 134 163V178H106V163C80 156 62 132 64 92Z',
        fill: gold,
        stroke: line,
        width: 5,
    },
    { d: 'M72 80L76 62Q84 66 89 74ZM168 80L164 62Q156 66 151 74Z', fill: '#d98a12' },
    { d: 'M134 160C160 152 173 128 172 92L164 92C165 126 152 148 128 157Z', fill: '#d08f14' },
    { d: 'M75 96C76 118 82 134 92 144', stroke: '#fff0bf', width: 7 },
    { d: 'M90 108Q100 92 110 108M130 108Q140 92 150 108', stroke: line, width: 5.5 },
    { d: 'M114 117H126L120 124Z', fill: '#a6401c', stroke: line, width: 3 },
    { d: 'M120 125V128Q111 140 101 131M120 128Q129 140 139 131', stroke: line, width: 4.5 },
    { d: 'M86 121L70 118M87 129L72 133M154 121L168 118M153 129L167 133', stroke: line, width: 3 },
    { d: 'M104 176H136Q138 186 148 192H92Q102 186 104 176Z', fill: '#d08f14', stroke: line, width: 4.5 },
    {
        d: 'M84 191H156Q161 191 161 196V214Q161 219 156 219H84Q79 219 79 214V196Q79 191 84 191Z',
        fill: '#7d3553',
        stroke: line,
        width: 4.5,
    },
    {
        d: 'M104 199H136Q139 199 139 202V208Q139 211 136 211H104Q101 211 101 208V202Q101 199 104 199Z',
        fill: gold,
        stroke: line,
        width: 2.5,
    },
];

export const cup_glints: readonly Part[] = [
    {
        d: glint(56, 46, 17) + glint(190, 58, 22) + glint(34, 176, 14) + glint(206, 182, 17),
        fill: '#fff3c4',
        stroke: line,
        width: 3,
    },
];
