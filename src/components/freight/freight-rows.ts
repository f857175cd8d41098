import type { Locale } from '../../contract/enums.ts';
import type { Tenant, TransitOption } from '../../contract/site.ts';
import { formatCny, formatConverted, formatWeight } from '../../i18n/format.ts';
import { fill } from '../product/fill.ts';

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
};

export type FreightFormat = {
  locale: Locale;
  exchange: Tenant['exchangeInfo'];
  texts: FreightTexts;
};

/** A way home as it is shown, every text ready. */
export type FreightRow = {
  code: string;
  name: string;
  days: string;
  counted: string;
  total: string;
  converted: string;
  lines: { label: string; amount: string }[];
  cheapest: boolean;
  fastest: boolean;
};

/** The ways home that have a price, as they come: the cheapest first. */
export function freightRows(
  options: readonly TransitOption[],
  { locale, exchange, texts }: FreightFormat,
): FreightRow[] {
  const soonest = Math.min(...options.map(({ leadTimeDays }) => leadTimeDays[1]));
  return options.flatMap(({ code, name, leadTimeDays, estimate }, index) => {
    if (!estimate) return [];
    const { billedG, actualG, volumetricG, total, lines } = estimate;
    const [min, max] = leadTimeDays;
    const counted =
      volumetricG > actualG && billedG > actualG ? texts.billedByVolume : texts.billed;
    return {
      code,
      name,
      days: leadTime(texts, min, max),
      counted: fill(counted, { weight: formatWeight(locale, billedG) }),
      total: formatCny(locale, total),
      converted: `≈ ${formatConverted(locale, total, exchange)}`,
      lines: lines.map(({ label, amount }) => ({ label, amount: formatCny(locale, amount) })),
      cheapest: index === 0 && options.length > 1,
      fastest: max === soonest && options.length > 1,
    };
  });
}

function leadTime(texts: FreightTexts, min: number, max: number): string {
  if (min < max) return fill(texts.days, { min, max });
  return max === 1 ? texts.oneDay : fill(texts.exactDays, { days: max });
}
