import { ui } from '../../theme/layer.ts';

const GRID = 20;
/** Row height: whole pixels at each icon size (16, 20, 24, 32), with a gap between the shapes. */
const STEP = 25;
const ROOM = 64;

/**
 * Shapes on a 20 px grid, one below the other in one SVG: browsers parse every SVG as a document, 3
 * ms each, and a page shows twenty icons at once.
 */
export function shapeSheet() {
  const cells: string[] = [];
  return {
    /** The class that shows this SVG, with `<`, `>` and `#` percent-encoded. */
    shape(svg: string): string {
      if (cells.length === ROOM) throw new Error(`a sheet has room for ${ROOM} shapes`);
      const top = cells.length * STEP;
      cells.push(`%3Cg transform='translate(0 ${top})'%3E${svg}%3C/g%3E`);
      const share = (100 * top) / (ROOM * STEP - GRID);
      return ui({ maskPosition: `0 ${Number(share.toFixed(4))}%` });
    },
    /** The class of every icon; it comes after all shape classes. */
    mask: () => ({
      maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${ROOM * STEP}'%3E${cells.join('')}%3C/svg%3E")`,
      maskSize: `100% ${(100 * ROOM * STEP) / GRID}%`,
      maskRepeat: 'no-repeat',
    }),
  };
}
