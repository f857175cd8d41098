import type { DoorEstimate, WayHome } from '../../contract/values/money/door.ts';
import { fromFen, toFen } from '../../contract/values/money/money.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import type { DoorTexts } from '../../i18n/door-texts.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCurrency, formatNumber, formatWeight } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { numberFormat } from '../../i18n/number-format.ts';
import { leadTime } from '../freight/freight-rows.ts';
import { type MoneyFormat, showCny, showConverted } from '../money/money-format.ts';
import { sumDecimals } from '../money/sum.ts';
import type { ShownDoor, ShownSum } from './shown-door.ts';

export type DoorFormat = {
  locale: Locale;
  money: MoneyFormat;
  /** The shop's home country. */
  homeCountry: string;
  texts: DoorTexts;
};

/**
 * The amount that an estimate shows before it is opened: `ALL` costs to the door, or those paid `LATER` for shipping
 * home.
 */
export type DoorPart = 'ALL' | 'LATER';

type DoorChoice = {
  part?: DoorPart;
  /**
   * The code of the shipping option that is chosen on the page; by default the one that the estimate names, or the
   * cheapest.
   */
  option?: string | undefined;
  /**
   * Whether there is little room. Then the line has the country, only the cheapest option is shown beside
   * the chosen one, and the accuracy of estimates is left out.
   */
  isBrief?: boolean;
  /** Whether the parcels were weighed, so that the amounts are a bill and not an estimate. */
  isBill?: boolean;
};

/** The shipping option that an estimate shows. */
export const wayOf = (
  { ways, chosen }: Pick<DoorEstimate, 'ways' | 'chosen'>,
  option: string | undefined = chosen,
): WayHome | undefined => ways.find(({ code }) => code === option) ?? ways[0];

/** Formats an estimate to the door. */
export function showDoor(
  door: DoorEstimate,
  format: DoorFormat,
  { part = 'ALL', option, isBrief = false, isBill = false }: DoorChoice = {},
): ShownDoor {
  const { money, texts } = format;
  const { ways } = door;
  const shownWay = wayOf(door, option);
  const all = fill(texts.total, { country: door.countryName });
  const title = part === 'LATER' ? texts.later : isBrief ? all : texts.title;
  if (!shownWay) {
    return { ...noDoor(money, title), notes: [fill(texts.none, { country: door.countryName })] };
  }
  const amount =
    part === 'LATER' ? fromFen(toFen(shownWay.freight) + toFen(shownWay.services)) : shownWay.total;
  const sign = isBill ? '' : '≈ ';
  return {
    title,
    days: leadTime(texts, ...shownWay.leadTimeDays),
    main: `${sign}${showCny(money, amount)}`,
    converted: showConverted(money, amount),
    sums: [
      ...sumsOf(door, shownWay, format),
      ...(isBrief ? [] : [{ term: all, value: showCny(money, shownWay.total), strong: true }]),
    ],
    others: othersThan(shownWay, ways, isBrief).map((other) => ({
      term: fill(texts.by, { option: isolate(other.name) }),
      note: leadTime(texts, ...other.leadTimeDays),
      value: showCny(money, other.total),
    })),
    notes: notesOf(isBrief ? { ...door, accuracy: undefined } : door, shownWay, format),
  };
}

/** A dash in the place of an estimate. The second line keeps its height. */
export const noDoor = ({ exchange }: MoneyFormat, title: string): ShownDoor => ({
  title,
  days: '',
  main: '–',
  converted: exchange.currency === 'CNY' ? '' : '\u00a0',
  sums: [],
  others: [],
  notes: [],
});

/** The cheapest and the fastest shipping option, besides the one that is shown. */
function othersThan(way: WayHome, ways: readonly WayHome[], isBrief: boolean): WayHome[] {
  const fastest = ways.toSorted((a, b) => a.leadTimeDays[1] - b.leadTimeDays[1])[0];
  const others = [ways[0], isBrief ? undefined : fastest].flatMap((other) => other ?? []);
  return [...new Set(others)].filter(({ code }) => code !== way.code);
}

function sumsOf(door: DoorEstimate, way: WayHome, format: DoorFormat): ShownSum[] {
  const { money, texts } = format;
  const sum = (term: string, amount: string, note?: string): ShownSum => ({
    term,
    ...(note && { note }),
    value: showCny(money, amount),
  });
  const services = sumDecimals([door.goodsServices ?? '0.00', way.services]);
  return [
    sum(texts.goods, door.goods),
    ...(door.domesticFreight === '0.00' ? [] : [sum(texts.domesticFreight, door.domesticFreight)]),
    sum(texts.serviceFee, door.serviceFee),
    ...(services === '0.00' ? [] : [sum(texts.services, services)]),
    sum(texts.home, way.freight, `${isolate(way.name)} · ${wayNote(way, format)}`),
  ];
}

/** The delivery time of a shipping option, and its billed weight. */
function wayNote(
  { leadTimeDays, billedG, isMinimum }: WayHome,
  { locale, texts }: DoorFormat,
): string {
  const [min, max] = leadTimeDays;
  const weight = formatWeight(locale, billedG);
  const billed = fill(isMinimum ? texts.billedMinimum : texts.billed, { weight });
  return [leadTime(texts, min, max), billed].filter(Boolean).join(' · ');
}

function notesOf(
  { duties, accuracy, estimatedFreight }: DoorEstimate,
  { taxesIncluded }: WayHome,
  format: DoorFormat,
): string[] {
  const { locale, money, texts } = format;
  const percent = (basisPoints: number, digits: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(
      basisPoints / 10_000,
    );
  return [
    ...(taxesIncluded ? [texts.taxIncluded] : dutiesTexts(duties, format, percent)),
    ...(estimatedFreight
      ? [fill(texts.asGoods, { amount: isolate(showCny(money, estimatedFreight)) })]
      : []),
    ...(accuracy
      ? [
          fill(texts.accuracy, {
            days: formatNumber(locale, accuracy.days),
            // Rounded up, so that estimates are never said to be more accurate than they were.
            percent: percent(Math.ceil(accuracy.basisPoints / 100) * 100, 0),
            count: formatNumber(locale, accuracy.shipments),
          }),
        ]
      : []),
  ];
}

/** The shop's notes about duties and taxes of the destination. */
function dutiesTexts(
  duties: DoorEstimate['duties'],
  { locale, homeCountry, texts }: DoorFormat,
  percent: (basisPoints: number, digits: number) => string,
): string[] {
  if (!duties) return [texts.taxNotIncluded];
  const { tax, basisPoints, freeUpTo, currency, text } = duties;
  const values = { tax: isolate(tax), rate: percent(basisPoints, 2) };
  const limit =
    freeUpTo && currency && Number(freeUpTo) > 0
      ? isolate(formatCurrency(locale, freeUpTo, currency, homeCountry))
      : undefined;
  const rule = limit ? fill(texts.taxAbove, { ...values, limit }) : fill(texts.tax, values);
  return [...(tax && basisPoints > 0 ? [rule] : [texts.taxNotIncluded]), ...(text ? [text] : [])];
}
