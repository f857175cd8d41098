/** The columns of each character of a matrix printer, five by seven dots; the lowest bit is the top row. */
const COLUMNS: Record<string, string> = {
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '-': '0808080808',
  '.': '0060600000',
};

/** How many dots wide a text is. */
export const dotsWide = (text: string): number => text.length * 6 - 1;

/**
 * SVG of a text in dots of a size, its top left corner at (x, y). Needs no font: containers often have none. A character
 * that it does not know is a gap.
 */
export function dotText(
  text: string,
  { x, y, dot, fill }: { x: number; y: number; dot: number; fill: string },
): string {
  const dots = [...text.toUpperCase()].flatMap((character, index) => {
    const bytes = COLUMNS[character] ?? '0000000000';
    return Array.from({ length: 35 }, (_, at) => ({ column: at % 5, row: Math.floor(at / 5) }))
      .filter(({ column, row }) => {
        const bits = Number.parseInt(bytes.slice(column * 2, column * 2 + 2), 16);
        return (bits >> row) & 1;
      })
      .map(({ column, row }) => {
        const left = x + (index * 6 + column) * dot;
        return `M${left.toFixed(2)} ${(y + row * dot).toFixed(2)}h${dot}v${dot}h-${dot}z`;
      });
  });
  return `<path d="${dots.join('')}" fill="${fill}"/>`;
}
