import type { FreightBill, Tenant, TransitOption } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/enums.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCny, formatNumber, formatWeight } from '../../i18n/format.ts';
import { convertedText } from '../money/amount-text.ts';
import type { Exchange } from '../money/rate.ts';

/** Texts with places in braces, filled here: the browser knows no message format. */
export type FreightTexts = {
  /** `{min}`, `{max}` */
  days: string;
  oneDay: string;
  /** `{days}`, more than one */
  exactDays: string;
  /** `{weight}` */
  billed: string;
  /** `{weight}` */
  billedByVolume: string;
  /** `{first}` */
  firstWeight: string;
  /** `{first}`, `{steps}`, `{step}` */
  furtherWeight: string;
  /** `{weight}` */
  upTo: string;
  /** `{weight}` */
  atLeast: string;
  tracked: string;
  insurable: string;
  pickup: string;
};

export type FreightFormat = {
  locale: Locale;
  exchange: Tenant['exchangeInfo'];
  texts: FreightTexts;
};

export type BillLine = {
  kind: FreightBill['lines'][number]['kind'];
  label: string;
  /** Of what the amount is made. */
  detail?: string;
  amount: string;
};

/** A freight bill as it is shown, every text ready. */
export type BillRow = {
  actual: string;
  volumetric: string;
  billed: string;
  /** Whether the volume made the weight that is billed. */
  byVolume: boolean;
  lines: BillLine[];
  total: string;
  converted: string;
};

/** A way home as it is shown, every text ready. */
export type FreightRow = BillRow & {
  code: string;
  name: string;
  days: string;
  counted: string;
  /** Limits and services, a few words each. */
  facts: string[];
  cheapest: boolean;
  fastest: boolean;
};

/** What a bill says, at today's rate or the one that an order keeps. */
export function billRow(
  bill: FreightBill,
  {
    locale,
    exchange,
    texts,
  }: Pick<FreightFormat, 'locale' | 'texts'> & {
    exchange: Exchange;
  },
): BillRow {
  const { actualG, volumetricG, billedG, total, lines } = bill;
  const base = baseDetail(bill, locale, texts);
  return {
    actual: formatWeight(locale, actualG),
    volumetric: formatWeight(locale, volumetricG),
    billed: formatWeight(locale, billedG),
    byVolume: volumetricG > actualG && billedG > actualG,
    lines: lines.map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: formatCny(locale, amount),
      ...(kind === 'BASE' && base && { detail: base }),
    })),
    total: formatCny(locale, total),
    converted: convertedText(locale, total, exchange),
  };
}

/** The ways home that have a price, as they come: the cheapest first. */
export function freightRows(
  options: readonly TransitOption[],
  format: FreightFormat,
): FreightRow[] {
  const { locale, texts } = format;
  const soonest = Math.min(...options.map(({ leadTimeDays }) => leadTimeDays[1]));
  return options.flatMap((option, index) => {
    const { code, name, leadTimeDays, estimate } = option;
    if (!estimate) return [];
    const bill = billRow(estimate, format);
    const [min, max] = leadTimeDays;
    const counted = bill.byVolume ? texts.billedByVolume : texts.billed;
    return {
      ...bill,
      code,
      name,
      days: leadTime(texts, min, max),
      counted: fill(counted, { weight: formatWeight(locale, estimate.billedG) }),
      facts: factsOf(option, format),
      cheapest: index === 0 && options.length > 1,
      fastest: max === soonest && options.length > 1,
    };
  });
}

export function leadTime(texts: FreightTexts, min: number, max: number): string {
  if (min < max) return fill(texts.days, { min, max });
  return max === 1 ? texts.oneDay : fill(texts.exactDays, { days: max });
}

/** "First 0.5 kg + 3 × 0.5 kg", where the price is made so. */
function baseDetail(
  { firstG, stepG, billedG }: FreightBill,
  locale: Locale,
  texts: FreightTexts,
): string | undefined {
  if (!firstG) return undefined;
  const first = formatWeight(locale, firstG);
  const steps = stepG ? Math.round((billedG - firstG) / stepG) : 0;
  if (!stepG || steps <= 0) return fill(texts.firstWeight, { first });
  return fill(texts.furtherWeight, {
    first,
    steps: formatNumber(locale, steps),
    step: formatWeight(locale, stepG),
  });
}

function factsOf(option: TransitOption, { locale, texts }: FreightFormat): string[] {
  const { minG, maxG, trackable, insurable, selfPickup } = option;
  const weight = (grams: number) => ({ weight: formatWeight(locale, grams) });
  return [
    fill(texts.upTo, weight(maxG)),
    // The least weight is worth a word only where a small parcel pays for more than itself.
    ...(minG > 1_000 ? [fill(texts.atLeast, weight(minG))] : []),
    ...(trackable ? [texts.tracked] : []),
    ...(insurable ? [texts.insurable] : []),
    ...(selfPickup ? [texts.pickup] : []),
  ];
}
