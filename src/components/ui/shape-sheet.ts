import { ui } from '../../theme/layer.ts';

const GRID = 20;
/** Whole pixels at each size of an icon (16, 20, 24, 32), with a gap that keeps neighbours out. */
const STEP = 25;
const ROOM = 64;

/**
 * Shapes on a 20 px grid, one below the other in one picture: a browser makes a document of every
 * SVG that it shows, 3 ms each, and a page has twenty icons before it is scrolled.
 */
export function shapeSheet() {
  const cells: string[] = [];
  return {
    /** The class that shows this SVG, `<`, `>` and `#` written as in an address. */
    shape(svg: string): string {
      if (cells.length === ROOM) throw new Error(`a sheet has room for ${ROOM} shapes`);
      const top = cells.length * STEP;
      cells.push(`%3Cg transform='translate(0 ${top})'%3E${svg}%3C/g%3E`);
      const share = (100 * top) / (ROOM * STEP - GRID);
      return ui({ maskPosition: `0 ${Number(share.toFixed(4))}%` });
    },
    /** What the element has besides its shape's class; after the last of them. */
    mask: () => ({
      maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${ROOM * STEP}'%3E${cells.join('')}%3C/svg%3E")`,
      maskSize: `100% ${(100 * ROOM * STEP) / GRID}%`,
      maskRepeat: 'no-repeat',
    }),
  };
}
