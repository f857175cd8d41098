import type { FreightBill, TransitOption } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCny, formatNumber, formatWeight } from '../../i18n/format.ts';
import { type FreightTexts, freightTexts } from '../../i18n/freight-texts.ts';
import { convertedText } from '../money/amount-text.ts';
import type { Exchange } from '../money/rate.ts';
import type { View } from '../view.ts';

export type FreightFormat = {
  locale: Locale;
  exchange: Exchange;
  /** The shop's home country. */
  homeCountry: string;
  texts: FreightTexts;
};

/** What a page knows of it before the texts are loaded. */
export type FreightFormatOfPage = Omit<FreightFormat, 'texts'>;

/** The texts and formats of freight prices in the page's language, for server and browser. */
export function freightFormat({ tenant, locale, t }: View): FreightFormat {
  const { cnyExchangeRate, currency } = tenant.exchangeInfo;
  return {
    locale,
    exchange: { cnyExchangeRate, currency },
    homeCountry: tenant.homeCountry,
    texts: freightTexts(t),
  };
}

export type BillLine = {
  kind: FreightBill['lines'][number]['kind'];
  label: string;
  /** The calculation of the amount. */
  detail?: string;
  amount: string;
};

/** A freight bill, formatted. */
export type BillRow = {
  actual: string;
  volumetric: string;
  billed: string;
  /** Whether the volumetric weight is the one that is billed. */
  byVolume: boolean;
  lines: BillLine[];
  total: string;
  converted: string;
};

/** A freight option, formatted. */
export type FreightRow = BillRow & {
  code: string;
  name: string;
  days: string;
  /** The billed weight in words. */
  billedText: string;
  /** Limits and services, a few words each. */
  facts: string[];
  cheapest: boolean;
  fastest: boolean;
};

const isByVolume = ({ actualG, volumetricG, billedG }: FreightBill): boolean =>
  volumetricG > actualG && billedG > actualG;

/** Formats a bill. `exchange` is today's rate, or the one that is stored on an order. */
export function billRow(
  bill: FreightBill,
  {
    locale,
    exchange,
    homeCountry,
    texts,
  }: Omit<FreightFormat, 'exchange'> & {
    exchange: Exchange;
  },
): BillRow {
  const { actualG, volumetricG, billedG, total, lines } = bill;
  const calculation = baseDetail(bill, locale, texts);
  return {
    actual: formatWeight(locale, actualG),
    volumetric: formatWeight(locale, volumetricG),
    billed: formatWeight(locale, billedG),
    byVolume: isByVolume(bill),
    lines: lines.map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: formatCny(locale, amount),
      ...(kind === 'BASE' && calculation && { detail: calculation }),
    })),
    total: formatCny(locale, total),
    converted: convertedText(locale, total, exchange, homeCountry),
  };
}

/** Rows for the options that have a price. The contract sorts options by price, the cheapest first. */
export function freightRows(
  options: readonly TransitOption[],
  format: FreightFormat,
): FreightRow[] {
  const { texts } = format;
  const shortestDays = Math.min(...options.map(({ leadTimeDays }) => leadTimeDays[1]));
  return options.flatMap((option, index) => {
    const { code, name, leadTimeDays, estimate } = option;
    if (!estimate) return [];
    const bill = billRow(estimate, format);
    const [min, max] = leadTimeDays;
    return {
      ...bill,
      code,
      name,
      days: leadTime(texts, min, max),
      billedText: fill(billedTextOf(option, estimate, texts), { weight: bill.billed }),
      facts: factsOf(option, format),
      cheapest: index === 0 && options.length > 1,
      fastest: max === shortestDays && options.length > 1,
    };
  });
}

/**
 * Why this weight is billed: it is the least that the option bills, the volumetric weight, or the parcel's actual
 * weight.
 */
function billedTextOf({ minG }: TransitOption, bill: FreightBill, texts: FreightTexts): string {
  const { actualG, volumetricG, billedG } = bill;
  if (billedG === minG && Math.max(actualG, volumetricG) < minG) return texts.billedMinimum;
  return isByVolume(bill) ? texts.billedByVolume : texts.billed;
}

/** The days of a delivery, in words; empty if they are not known (`max` is 0). */
export function leadTime(
  texts: Pick<FreightTexts, 'days' | 'oneDay' | 'exactDays'>,
  min: number,
  max: number,
): string {
  if (max <= 0) return '';
  if (min < max) return fill(texts.days, { min, max });
  return max === 1 ? texts.oneDay : fill(texts.exactDays, { days: max });
}

/** "First 0.5 kg + 3 × 0.5 kg", if the price has a first and further weights. */
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
  const { minG, maxG, trackable, insurable, taxesIncluded, selfPickup } = option;
  const weight = (grams: number) => ({ weight: formatWeight(locale, grams) });
  return [
    ...(maxG > 0 ? [fill(texts.upTo, weight(maxG))] : []),
    // A minimum of up to 1 kg is left out: it matters to very light parcels only.
    ...(minG > 1_000 ? [fill(texts.atLeast, weight(minG))] : []),
    ...(trackable ? [texts.tracked] : []),
    ...(insurable ? [texts.insurable] : []),
    ...(taxesIncluded ? [texts.taxesIncluded] : []),
    ...(selfPickup ? [texts.pickup] : []),
  ];
}
