import type { Prop } from '../catalogue/looks.ts';

/** Things that are photographed with goods: SVG in light from the left, their size in shares of the picture's side. */
export type PropDrawing = { body: string; width: number; height: number; viewBox: string };

const gradient = (id: string, stops: string, direction = 'x2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`;
const stop = (offset: number, colour: string) =>
  `<stop offset="${offset}" stop-color="${colour}"/>`;
const SOFT = (deviation: number) =>
  `<filter id="soft" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const leafPath = 'M0 0c14-22 44-26 74 0-30 26-60 22-74 0z';
const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="${leafPath}" fill="${fill}"/><path d="M4 0h62" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/></g>`;
const LEAF_FILLS =
  gradient('l1', stop(0, '#8fae8b') + stop(1, '#5f8262')) +
  gradient('l2', stop(0, '#a9c2a0') + stop(1, '#7c9c77'));

const STEM = (() => {
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [30 + i * 52, 150 - i * 6 - (i * i) / 1.6];
    const size = 1.05 - i * 0.07;
    return (
      leaf(x, y, -58 + i * 3, size, 'url(#l1)') + leaf(x + 14, y - 2, 38 - i * 4, size, 'url(#l2)')
    );
  });
  return `${LEAF_FILLS}<path d="M0 158Q200 140 400 84" fill="none" stroke="#7b8a63" stroke-width="4.5" stroke-linecap="round"/>${leaves.join('')}`;
})();

const BOX =
  gradient('front', stop(0, '#d9b283') + stop(1, '#cba06f')) +
  gradient('side', stop(0, '#b18656') + stop(1, '#a1784b')) +
  gradient('lid', stop(0, '#ead0a8') + stop(1, '#dbb788'), 'x2="0" y2="1"') +
  '<path d="M0 62l250 0v238H0z" fill="url(#front)"/><path d="M250 62l78-46v226l-78 58z" fill="url(#side)"/>' +
  '<path d="M0 62L84 16h244l-78 46z" fill="url(#lid)"/><path d="M108 62l80-46h30l-78 46z" fill="#c8a374" opacity=".75"/><path d="M108 62h32v52h-32z" fill="#c19a69" opacity=".75"/>' +
  '<g transform="translate(38 176)"><rect width="112" height="76" rx="3" fill="#faf8f3"/><path d="M12 18h58M12 32h80M12 44h66" stroke="#9aa0a3" stroke-width="4"/><path d="M12 56h3v12h-3zm7 0h5v12h-5zm9 0h2v12h-2zm6 0h6v12h-6zm10 0h3v12h-3zm7 0h2v12h-2zm5 0h6v12h-6z" fill="#50565a"/></g>';

const CARD =
  gradient('paper', stop(0, '#fdfbf6') + stop(1, '#efe8da'), 'x2="1" y2="1"') +
  '<path d="M10 8l170-8 10 238-172 8z" fill="url(#paper)"/><path d="M10 8l8 238 5 0-7-238z" fill="#d9cfbd"/>' +
  '<g fill="none" stroke="#8a5f4d" stroke-width="4" stroke-linecap="round"><path d="M101 112c-22-26-52-4-34 20 8 11 24 20 36 30 10-12 24-22 30-34 12-26-20-42-32-16z"/><path d="M58 188c14-10 22 8 34-2s20 6 32-4 16 4 22-2M68 206c16-8 26 6 40-2s18 2 26-2"/></g>';

const BOOKS = [
  { y: 0, x: 26, width: 260, height: 44, colour: '#8d9db0', edge: '#75859a' },
  { y: 44, x: 6, width: 292, height: 52, colour: '#c4977d', edge: '#ab7f66' },
  { y: 96, x: 16, width: 276, height: 40, colour: '#dcd3c2', edge: '#c5bba8' },
]
  .map(
    ({ y, x, width, height, colour, edge }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${colour}"/>` +
      `<rect x="${x}" y="${y + height - 9}" width="${width}" height="9" rx="4" fill="${edge}"/>` +
      `<rect x="${x + 20}" y="${y + 6}" width="7" height="${height - 14}" fill="#fff" opacity=".3"/><rect x="${x}" y="${y + 2}" width="${width}" height="4" rx="2" fill="#fff" opacity=".22"/>`,
  )
  .join('');

const PLANT =
  LEAF_FILLS +
  gradient('pot', stop(0, '#f6f3ee') + stop(0.45, '#e9e4dc') + stop(1, '#bfb7ab')) +
  [-64, -36, -12, 14, 40, 66]
    .map((turn, i) => {
      const length = 1.9 + (i % 3) * 0.34;
      return leaf(130, 216, turn - 90, length, i % 2 === 0 ? 'url(#l1)' : 'url(#l2)');
    })
    .join('') +
  '<path d="M66 206h128l-14 118c-2 14-98 14-100 0z" fill="url(#pot)"/><ellipse cx="130" cy="206" rx="64" ry="12" fill="#5f5247"/><path d="M66 206a64 12 0 0 0 128 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>';

const CLOTH =
  gradient('linen', stop(0, '#dcd4c6') + stop(0.5, '#cfc5b4') + stop(1, '#b3a896')) +
  gradient('fold', stop(0, '#e8e1d5') + stop(1, '#c3b8a5')) +
  '<path d="M4 70c60-26 130-8 196-26 60-16 120-30 190 4l22 46c-80-14-150 14-220 20-70 8-130-6-188 6z" fill="url(#linen)"/>' +
  '<path d="M20 50c70-24 130-4 192-24 56-18 106-22 168 4l10 34c-72-18-124 4-196 14-66 8-120-8-178 6z" fill="url(#fold)"/>' +
  '<path d="M60 56c50-10 90 2 140-8M230 44c40-12 80-12 120-2" fill="none" stroke="#a2967f" stroke-opacity=".5" stroke-width="3"/>';

const PLINTH =
  gradient('body', stop(0, '#efeae3') + stop(0.3, '#e6dfd6') + stop(1, '#b9afa2')) +
  gradient('top', stop(0, '#faf7f2') + stop(1, '#e3dcd2')) +
  '<path d="M0 40v76c0 54 560 54 560 0V40z" fill="url(#body)"/><ellipse cx="280" cy="40" rx="280" ry="40" fill="url(#top)"/>';

const STONES =
  '<radialGradient id="s1" cx=".35" cy=".25" r=".9"><stop stop-color="#d9d5cf"/><stop offset="1" stop-color="#8f8a84"/></radialGradient>' +
  '<radialGradient id="s2" cx=".35" cy=".25" r=".9"><stop stop-color="#f0ebe4"/><stop offset="1" stop-color="#b3aa9f"/></radialGradient>' +
  '<path d="M6 92c0-36 44-56 92-54s84 22 80 52-40 38-88 38S6 122 6 92z" fill="url(#s1)"/><path d="M128 112c2-24 30-36 60-32s46 22 42 36-26 20-56 20-48-6-46-24z" fill="url(#s2)"/><path d="M40 40c4-22 28-34 54-32s42 14 38 28-24 20-50 20-46 0-42-16z" fill="url(#s2)"/>';

const standing: Record<Prop, PropDrawing> = {
  box: { body: BOX, viewBox: '0 0 330 302', width: 0.36, height: 0.33 },
  card: { body: CARD, viewBox: '0 0 194 248', width: 0.19, height: 0.243 },
  books: { body: BOOKS, viewBox: '0 0 304 138', width: 0.38, height: 0.172 },
  plant: {
    body: `${SOFT(1.6)}<g filter="url(#soft)">${PLANT}</g>`,
    viewBox: '-30 20 320 316',
    width: 0.34,
    height: 0.336,
  },
  cloth: { body: CLOTH, viewBox: '0 0 414 124', width: 0.52, height: 0.156 },
  plinth: { body: PLINTH, viewBox: '0 0 560 158', width: 0.62, height: 0.175 },
  stones: { body: STONES, viewBox: '0 0 236 138', width: 0.22, height: 0.129 },
  sprig: { body: STEM, viewBox: '0 30 440 180', width: 0.44, height: 0.18 },
};

const LID =
  gradient('lid', stop(0, '#e6c79b') + stop(1, '#cfa776'), 'x2="1" y2="1"') +
  '<rect width="300" height="220" rx="5" fill="url(#lid)"/><path d="M138 0h24v220h-24zM0 98h300v24H0z" fill="#b5564f" opacity=".88"/><path d="M150 110c-40-44-78-26-62-4 10 14 40 10 62 4 40-44 78-26 62-4-10 14-40 10-62 4z" fill="#c96a62"/><circle cx="150" cy="110" r="11" fill="#a94a44"/>';

const NAPKIN =
  gradient('linen', stop(0, '#f0ebe1') + stop(1, '#d8cfbf'), 'x2="1" y2="1"') +
  '<path d="M6 10l588-6 4 590-590 4z" fill="url(#linen)"/><path d="M24 26l550-4 4 552-552 4z" fill="none" stroke="#a99d87" stroke-width="2.5" stroke-dasharray="7 5" opacity=".7"/><path d="M300 6l6 588M6 300l590-4" stroke="#8f8470" stroke-opacity=".16" stroke-width="5"/>';

/** Things beside what lies on a table, seen from above. */
const lying: Partial<Record<Prop, PropDrawing>> = {
  box: { body: LID, viewBox: '0 0 300 220', width: 0.36, height: 0.264 },
  plinth: { body: NAPKIN, viewBox: '0 0 604 604', width: 0.72, height: 0.72 },
  cloth: { body: NAPKIN, viewBox: '0 0 604 604', width: 0.72, height: 0.72 },
  plant: standing.sprig,
  books: standing.card,
};

/** The drawing of a prop for a pose. */
export const propOf = (prop: Prop, pose: 'stand' | 'flat'): PropDrawing =>
  (pose === 'flat' ? lying[prop] : undefined) ?? standing[prop];

/** The SVG of a prop. */
export const propSvg = ({ body, viewBox }: PropDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none">${body}</svg>`;
