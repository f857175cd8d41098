import {
  feeCap,
  feeKind,
  feeRange,
  type ServiceFee,
} from '../contract/values/money/order-costs.ts';
import type { Locale } from '../contract/values/shop/locales.ts';
import { formatCny } from './format.ts';
import { numberFormat } from './number-format.ts';

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/**
 * A service fee as texts name it: its share, such as `5%`, and its minimum, such as `¥3.00`. With rules that differ, from
 * the lowest to the highest: `5%–8%`. `maximum` is what no order's fee exceeds; `feeCap` says whether there is such a limit.
 */
export function feeWords(locale: Locale, fee: ServiceFee) {
  const { basisPoints, minimum } = feeRange(fee);
  const cap = feeCap(fee);
  const percent = numberFormat(locale, PERCENT);
  return {
    feeKind: feeKind(fee),
    share: range(basisPoints.map((share) => percent.format(share / 10_000))),
    minimum: range(minimum.map((amount) => formatCny(locale, amount))),
    feeCap: cap === undefined ? 'NONE' : 'ALL',
    maximum: cap === undefined ? '–' : formatCny(locale, cap),
  };
}

const range = (ends: readonly string[]): string => [...new Set(ends)].join('–');
