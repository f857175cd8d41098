/** The rooms in which goods are photographed: SVG of 800 by 800, in light from the left. */

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">${body}</svg>`;

/** Grain of a material: noise of a colour, `strong` as its opacity. */
const noise = (
  id: string,
  {
    frequency,
    rgb,
    strong,
    octaves = 3,
  }: { frequency: string; rgb: string; strong: number; octaves?: number },
) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>` +
  `<feColorMatrix values="0 0 0 0 ${rgb.split(' ')[0]} 0 0 0 0 ${rgb.split(' ')[1]} 0 0 0 0 ${rgb.split(' ')[2]} ${strong * 2} 0 0 0 ${-strong * 0.7}"/></filter>`;

const GRAIN = {
  wood: noise('grain', { frequency: '.004 .075', rgb: '.36 .22 .1', strong: 0.34 }),
  boards: noise('grain', { frequency: '.06 .0035', rgb: '.36 .22 .1', strong: 0.34 }),
  marble: noise('grain', { frequency: '.007 .011', rgb: '.45 .46 .5', strong: 0.3, octaves: 5 }),
  plaster: noise('grain', { frequency: '.02', rgb: '.3 .28 .26', strong: 0.12, octaves: 4 }),
} as const;

/** Threads of cloth in both directions. */
const THREADS =
  noise('warp', { frequency: '.35 .012', rgb: '.4 .36 .3', strong: 0.17, octaves: 2 }) +
  noise('weft', { frequency: '.012 .35', rgb: '.4 .36 .3', strong: 0.17, octaves: 2 });

const grained = (shape: string, filter = 'grain') => `<g filter="url(#${filter})">${shape}</g>`;

const SOFT = (id: string, deviation: number) =>
  `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Light falls in from the left; the right side and the corners get less. */
const LIGHT =
  `<radialGradient id="light" cx=".2" cy=".16" r=".95"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="far" x2="1" y2=".25"><stop offset=".45" stop-color="#2a2420" stop-opacity="0"/><stop offset="1" stop-color="#2a2420" stop-opacity=".13"/></linearGradient>` +
  `<rect width="800" height="800" fill="url(#light)"/><rect width="800" height="800" fill="url(#far)"/>`;

/** The sun through the panes of a window. */
const WINDOW =
  SOFT('pane', 9) +
  `<g filter="url(#pane)" fill="#fff" opacity=".34"><path d="M90 40l150-60v250l-150 70zM268-30l170-70v250l-170 78zM90 330l150-70v230l-150 76zM268 248l170-78v230l-170 80z"/></g>`;

/** The shadow of leaves that stand outside the picture. */
const LEAVES = (() => {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0c30-34 90-40 150 0-60 40-120 34-150 0z"/>`;
  return (
    SOFT('leaf', 8) +
    `<g filter="url(#leaf)" fill="#3b3a30" opacity=".16">` +
    leaf(600, 20, 120, 1.3) +
    leaf(690, 60, 150, 1.2) +
    leaf(780, 140, 165, 1.3) +
    leaf(560, -40, 95, 1.2) +
    leaf(800, 260, 190, 1.2) +
    leaf(700, -40, 130, 1.5) +
    `<path d="M520-60q180 120 300 420" fill="none" stroke="#3b3a30" stroke-width="9"/></g>`
  );
})();

type Paint = { wall: readonly [top: string, bottom: string]; extra?: string };

/** Paper that bends from a wall into a floor: no edge, only a softer light. */
const sweep = ({ wall: [top, bottom], extra = '' }: Paint) =>
  svg(
    `<linearGradient id="paper" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".56" stop-color="${top}"/><stop offset=".7" stop-color="${bottom}"/><stop offset="1" stop-color="${top}"/></linearGradient>` +
      `<rect width="800" height="800" fill="url(#paper)"/>${extra}${LIGHT}`,
  );

/** A table in front of a wall that is out of focus. */
const table = (
  { wall: [top, bottom], extra = '' }: Paint,
  { back, front, grain }: { back: string; front: string; grain: string },
) =>
  svg(
    `<linearGradient id="wall" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
      `<linearGradient id="top" x2="0" y2="1"><stop stop-color="${back}"/><stop offset="1" stop-color="${front}"/></linearGradient>` +
      SOFT('edge', 3) +
      `<rect width="800" height="800" fill="url(#wall)"/>${extra}` +
      `<g filter="url(#edge)"><rect x="-40" y="528" width="880" height="320" fill="url(#top)"/><rect x="-40" y="520" width="880" height="9" fill="#000" opacity=".09"/></g>${grain}${LIGHT}`,
  );

// Larger than the picture, because noise ends softly at its edges.
const GROUND = '<rect x="-20" y="530" width="840" height="300" fill="#fff"/>';
const ALL = '<rect x="-20" y="-20" width="840" height="840" fill="#fff"/>';

/** For what stands: the wall ends at two thirds of the height. */
export const ROOMS: readonly string[] = [
  sweep({ wall: ['#f4f4f3', '#e4e4e3'] }),
  table(
    { wall: ['#ece6dc', '#e0d7c9'], extra: WINDOW },
    { back: '#c79f6e', front: '#d8b384', grain: GRAIN.wood + grained(GROUND) },
  ),
  sweep({ wall: ['#ecd2c6', '#dfbcad'] }),
  table(
    { wall: ['#d6d8d8', '#c9cccd'], extra: GRAIN.plaster + grained(ALL) },
    { back: '#eeeeec', front: '#f7f7f5', grain: '' },
  ),
  sweep({ wall: ['#d3ddcf', '#bccab8'], extra: LEAVES }),
  table(
    { wall: ['#d9cfc4', '#cbbfb2'] },
    {
      back: '#e6ded0',
      front: '#f0eadf',
      grain: THREADS + grained(GROUND, 'warp') + grained(GROUND, 'weft'),
    },
  ),
  sweep({ wall: ['#d3dfe9', '#bccddb'], extra: WINDOW }),
  table(
    { wall: ['#e9e2d8', '#ddd3c6'], extra: LEAVES },
    { back: '#e6e6e8', front: '#f4f4f5', grain: GRAIN.marble + grained(GROUND) },
  ),
];

const flat = (colour: string, extra: string) =>
  svg(`<rect width="800" height="800" fill="${colour}"/>${extra}${LIGHT}`);
const JOINTS =
  '<path d="M198 0v800M402 0v800M606 0v800" stroke="#5b3d22" stroke-opacity=".34" stroke-width="2.5"/>' +
  '<path d="M200.5 0v800M404.5 0v800M608.5 0v800" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/>';

/** For what lies: tables seen from above. */
export const TABLETOPS: readonly string[] = [
  flat('#eeeeec', ''),
  flat('#d2ab7b', GRAIN.boards + grained(ALL) + JOINTS),
  flat('#e8cabd', WINDOW),
  flat('#e6dece', THREADS + grained(ALL, 'warp') + grained(ALL, 'weft')),
  flat('#eeeeef', GRAIN.marble + grained(ALL)),
  flat(
    '#d9e3ea',
    `${SOFT('edge', 1.5)}<path filter="url(#edge)" d="M-40 700L840 300v560H-40z" fill="#c6d4de"/>`,
  ),
  flat('#ccd8c8', LEAVES),
  flat('#cfcdc9', GRAIN.plaster + grained(ALL)),
];
