import { ui } from '../../theme/layer.ts';

/** Width and height of a shape, in grid units. */
const GRID = 20;
/** Height of a row in grid units, with its gap: whole pixels at icon sizes 16, 20, 24 and 32. */
const ROW = 25;
/** The number of rows for which the sheet has room. */
const MAX_SHAPES = 64;

/**
 * Puts shapes one below the other into one SVG. With an SVG for each shape, browsers would parse each
 * as a document, which takes 3 ms, and a page shows twenty icons at once.
 */
export function shapeSheet() {
  const shapes: string[] = [];
  return {
    /**
     * Adds a shape, and returns the class that shows it. `svg` is the markup of the shape, with `<`,
     * `>` and `#` percent-encoded.
     */
    shape(svg: string): string {
      if (shapes.length === MAX_SHAPES)
        throw new Error(`a sheet has room for ${MAX_SHAPES} shapes`);
      const top = shapes.length * ROW;
      shapes.push(`%3Cg transform='translate(0 ${top})'%3E${svg}%3C/g%3E`);
      // In CSS, 100 % aligns the lower edge of the sheet with that of the icon.
      const percent = (100 * top) / (MAX_SHAPES * ROW - GRID);
      return ui({ maskPosition: `0 ${Number(percent.toFixed(4))}%` });
    },
    /** The declarations of every icon. Call it after the last `shape`, because it contains all shapes. */
    mask: () => ({
      maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${MAX_SHAPES * ROW}'%3E${shapes.join('')}%3C/svg%3E")`,
      maskSize: `100% ${(100 * MAX_SHAPES * ROW) / GRID}%`,
      maskRepeat: 'no-repeat',
    }),
  };
}
