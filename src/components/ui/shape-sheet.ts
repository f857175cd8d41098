import { ui } from '../../theme/layer.ts';

/** Width and height of a shape, in grid units. */
const GRID = 20;
/** Height of a row in grid units, with its gap: whole pixels at icon sizes 16, 20, 24 and 32. */
const ROW = 25;
const MOST_SHAPES = 64;

/**
 * Shapes on a 20 px grid, one below the other in one SVG: browsers parse every SVG as a document, 3
 * ms each, and a page shows twenty icons at once.
 */
export function shapeSheet() {
  const cells: string[] = [];
  return {
    /**
     * Adds a shape, and returns the class that shows it. `svg` is the markup of the shape, with `<`,
     * `>` and `#` percent-encoded.
     */
    shape(svg: string): string {
      if (cells.length === MOST_SHAPES)
        throw new Error(`a sheet has room for ${MOST_SHAPES} shapes`);
      const top = cells.length * ROW;
      cells.push(`%3Cg transform='translate(0 ${top})'%3E${svg}%3C/g%3E`);
      const share = (100 * top) / (MOST_SHAPES * ROW - GRID);
      return ui({ maskPosition: `0 ${Number(share.toFixed(4))}%` });
    },
    /** The declarations of every icon. Call it after the last `shape`: the sheet holds them all. */
    mask: () => ({
      maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${MOST_SHAPES * ROW}'%3E${cells.join('')}%3C/svg%3E")`,
      maskSize: `100% ${(100 * MOST_SHAPES * ROW) / GRID}%`,
      maskRepeat: 'no-repeat',
    }),
  };
}
