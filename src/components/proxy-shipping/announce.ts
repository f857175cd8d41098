import type { FormState } from '../form/field-errors.ts';

/** The number of lines in the form. The call accepts more, but few parcels have more kinds of goods. */
const LINES = 5;
const COLUMNS = ['title', 'quantity', 'price'] as const;
type Column = (typeof COLUMNS)[number];

/** A line of the form as it was typed. */
export type AnnouncedLine = Record<Column, string>;

/** The fields at which the form shows errors. */
export type AnnounceField =
  | 'tenantWarehouseId'
  | 'domesticCarrier'
  | 'domesticTrackingNo'
  | 'items'
  | 'note'
  | `items.${number}.${Column}`;

const LINE_FIELDS = Array.from({ length: LINES }, (_, index) =>
  COLUMNS.map((column) => `items.${index}.${column}` as const),
).flat();

export const ANNOUNCE_FIELDS: readonly AnnounceField[] = [
  'tenantWarehouseId',
  'domesticCarrier',
  'domesticTrackingNo',
  'items',
  'note',
  ...LINE_FIELDS,
];

/**
 * The typed lines, then empty ones. The call does not get lines that were left empty, and its errors count only the
 * others; so the form shows the typed lines first, in the same order.
 */
export function typedLines(state: Pick<FormState, 'value'>): AnnouncedLine[] {
  const lines = Array.from({ length: LINES }, (_, index): AnnouncedLine => {
    const typed = (column: Column) => state.value(`items.${index}.${column}`) ?? '';
    return { title: typed('title'), quantity: typed('quantity'), price: typed('price') };
  });
  const isEmpty = (line: AnnouncedLine) => COLUMNS.every((column) => line[column] === '');
  return [...lines.filter((line) => !isEmpty(line)), ...lines.filter(isEmpty)];
}
