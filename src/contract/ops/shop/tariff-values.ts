import * as v from 'valibot';
import {
  MAX_CELL_LENGTH,
  TARIFF_COLUMNS,
  type TariffCells,
  type TariffColumn,
} from '../../values/money/tariff.ts';

/** The code of a shipping option or of a surcharge. */
export const tariffCode = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/));

const cell = v.optional(v.pipe(v.string(), v.maxLength(MAX_CELL_LENGTH)));
const cells = Object.fromEntries(TARIFF_COLUMNS.map((column) => [column, cell])) as Record<
  TariffColumn,
  typeof cell
>;

/** A row of a tariff's table; cells that are left out are empty. */
export const tariffCells: v.GenericSchema<TariffCells> = v.strictObject(cells);

/** A change of a row: cells that are left out stay as they are. */
export const tariffRowChange = v.object({
  /** The row's number from 0; a new row at the end without one. */
  row: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Whether the row goes. */
  remove: v.optional(v.boolean(), false),
  ...cells,
});
export type TariffRowChange = v.InferOutput<typeof tariffRowChange>;
