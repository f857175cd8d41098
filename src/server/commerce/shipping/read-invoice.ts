import { MAX_INVOICE_ROWS } from '../../../contract/values/money/carrier-invoices.ts';
import { recordsIn, unguarded } from '../../csv/read-table.ts';
import type { InvoiceLine, InvoiceMistake } from '../../db/schema/warehouse/freight-costs.ts';

const NUMBER_HEADING =
  /tracking|waybill|awb|shipment|consignment|order|number|运单|单号|转单|物流|订单|主单/i;
const AMOUNT_HEADING =
  /amount|total|cost|charge|freight|fee|price|sum|金额|费用|运费|合计|总计|应付/i;
const NUMBER = /^[A-Z0-9-]{4,60}$/;
const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;
/** A mistake is shown with so many characters of its row. */
const SHOWN_LENGTH = 120;

export type ReadInvoice = { lines: InvoiceLine[]; mistakes: InvoiceMistake[] };

/**
 * The charges of an invoice in CSV, read from the columns whose headings name a number and an amount;
 * without headings, from the first and the last column. Charges with the same number are added. Undefined
 * if the text has no rows, or too many.
 */
export function readInvoice(text: string): ReadInvoice | undefined {
  const records = recordsIn(text).map((cells) => cells.map(unguarded));
  const [first = []] = records;
  const numberAt = first.findIndex((cell) => NUMBER_HEADING.test(cell) && !/\d{4}/.test(cell));
  const amountAt = first.findLastIndex((cell) => AMOUNT_HEADING.test(cell));
  const hasHeadings = numberAt >= 0 && amountAt >= 0 && numberAt !== amountAt;
  const body = hasHeadings ? records.slice(1) : records;
  if (body.length === 0 || body.length > MAX_INVOICE_ROWS) return undefined;
  const byNumber = new Map<string, InvoiceLine>();
  const mistakes: InvoiceMistake[] = [];
  for (const [index, cells] of body.entries()) {
    const row = index + (hasHeadings ? 2 : 1);
    const number = (cells[hasHeadings ? numberAt : 0] ?? '').replaceAll(/\s/g, '').toUpperCase();
    const fen = fenOf(cells[hasHeadings ? amountAt : cells.length - 1] ?? '');
    const knownRow = byNumber.get(number);
    if (!NUMBER.test(number) || fen === undefined) {
      mistakes.push({ row, text: cells.join(' | ').slice(0, SHOWN_LENGTH) });
    } else if (knownRow) knownRow.fen += fen;
    else byNumber.set(number, { row, number, fen });
  }
  return { lines: [...byNumber.values()], mistakes };
}

/** A typed amount of CNY, in fen; undefined if it is not an amount. */
function fenOf(cell: string): number | undefined {
  const plainCell = cell.replaceAll(/[¥￥\s]|CNY|RMB/gi, '');
  const decimal =
    /,\d{1,2}$/.test(plainCell) && !plainCell.includes('.')
      ? plainCell.replace(',', '.')
      : plainCell;
  const amount = decimal.replaceAll(',', '');
  return AMOUNT.test(amount) ? Math.round(Number(amount) * 100) : undefined;
}
