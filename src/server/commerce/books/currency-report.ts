import type { ChannelMoved } from './channel-lines.ts';
import type { Column, Filled, Row } from './report-view.ts';

/** A row without its values, and the movements in it. */
export type ChannelRow = Omit<Row, 'values'> & { moved: readonly ChannelMoved[] };

/**
 * The money that came in and went out in each currency of a channel, in that currency and in CNY at the
 * rates of those times.
 *
 * The difference is what the tenant earned by the rates, in fen: what balances paid for the outgoing money,
 * less its value at the mean rate of the incoming money. It is 0 unless money moved in both directions. A
 * reversed top-up reduces the incoming money.
 */
export function currencyRows(rows: readonly ChannelRow[]): Filled {
  return {
    columns: [
      { measure: 'IN_FOREIGN', unit: 'FOREIGN' },
      { measure: 'IN_CNY', unit: 'CNY' },
      { measure: 'IN_RATE', unit: 'RATE' },
      { measure: 'OUT_FOREIGN', unit: 'FOREIGN' },
      { measure: 'OUT_CNY', unit: 'CNY' },
      { measure: 'OUT_RATE', unit: 'RATE' },
      { measure: 'DIFFERENCE', unit: 'CNY' },
    ],
    rows: rows.flatMap(byCurrency).map(({ moved, ...row }): Row => {
      const sums = sumsOf(moved);
      const { inForeign, inFen, inRate, outForeign, outFen, outRate, difference } = sums;
      const values = [inForeign, inFen, inRate, outForeign, outFen, outRate, difference];
      return { ...row, values };
    }),
  };
}

/**
 * A row for each currency that moved in the row. Movements without a currency, such as corrections, are in
 * CNY.
 */
export const byCurrency = ({ moved, ...row }: ChannelRow): (ChannelRow & { currency: string })[] =>
  [...Map.groupBy(moved, ({ currency }) => currency || 'CNY')].map(([currency, own]) => ({
    ...row,
    currency,
    moved: own,
  }));

/** The amounts paid in and out in the currency of a row, and their mean rates. */
export const PAID_COLUMNS: readonly Column[] = [
  { measure: 'IN_FOREIGN', unit: 'FOREIGN' },
  { measure: 'IN_RATE', unit: 'RATE' },
  { measure: 'OUT_FOREIGN', unit: 'FOREIGN' },
  { measure: 'OUT_RATE', unit: 'RATE' },
];

/** The values of `PAID_COLUMNS`: hundredths of the currency, and rates. */
export function paidValues(moved: readonly ChannelMoved[]): (number | string)[] {
  const { inForeign, inRate, outForeign, outRate } = sumsOf(moved);
  return [inForeign, inRate, outForeign, outRate];
}

/** The mean rate, with six decimals: units of the currency for 1 CNY; 0 without money. */
const meanRate = (hundredths: number, fen: number): string =>
  fen === 0 ? '0' : (hundredths / fen).toFixed(6);

/** `…Foreign` in hundredths of the currency, `…Rate` as `meanRate`, the rest in fen. */
function sumsOf(moved: readonly ChannelMoved[]) {
  const incoming = moved.filter((one) => one.isIn === 1 || isTakenBack(one));
  const outgoing = moved.filter((one) => one.isIn === 0 && !isTakenBack(one));
  // `0 - sum`, because `-sum` would be -0 if nothing was moved.
  const inFen = 0 - sum(incoming, ({ amountFen }) => amountFen);
  const outFen = sum(outgoing, ({ amountFen }) => amountFen);
  // A movement without a currency is a correction in CNY.
  const paid = ({ currency, paidHundredths, amountFen }: ChannelMoved) =>
    currency ? paidHundredths : Math.abs(amountFen);
  const inForeign = sum(incoming, (one) => (one.isIn ? 1 : -1) * (paid(one) - feeIn(one)));
  const outForeign = sum(outgoing, paid);
  const atMeanRate = inForeign === 0 ? 0 : Math.round((outForeign * inFen) / inForeign);
  const difference = inForeign === 0 || outForeign === 0 ? 0 : outFen - atMeanRate;
  return {
    inForeign,
    inFen,
    inRate: meanRate(inForeign, inFen),
    outForeign,
    outFen,
    outRate: meanRate(outForeign, outFen),
    difference,
  };
}

const isTakenBack = ({ type }: ChannelMoved): boolean => type === 'DEPOSIT_REVERSAL';

/** The fees for the channel, at the rate of what was paid. In hundredths, and positive. */
function feeIn({ paidHundredths, amountFen, feesFen }: ChannelMoved): number {
  const wholeFen = feesFen - amountFen;
  return wholeFen === 0 ? 0 : Math.round((paidHundredths * feesFen) / wholeFen);
}

const sum = (rows: readonly ChannelMoved[], of: (row: ChannelMoved) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
