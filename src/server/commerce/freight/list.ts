import type { TransitOption } from '../../../contract/calls/site.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { GoodsClass } from '../../../contract/values/product-kinds.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import { viewBill } from './bill.ts';
import { type Estimate, estimate, localExpressFen } from './estimate.ts';
import { type Refusal, refusal, takesGoods } from './limits.ts';
import type { FreightOption, LocalExpress, Parcel } from './option.ts';
import { FREIGHT_OPTIONS } from './options.ts';
import { measuresOf } from './weights.ts';

/** The filters of a list of freight options; a missing filter excludes nothing. */
export type FreightQuestion = {
  /** The countries that the tenant delivers to. */
  countries: readonly string[];
  /** The country that this parcel goes to. */
  country?: string | undefined;
  /** Where the tenant has a local warehouse, for pick-up and local express. */
  localCountries?: readonly string[];
  /** The classes of all goods in the parcel. */
  goodsClasses?: readonly GoodsClass[];
  parcel?: Parcel | undefined;
};

/**
 * The freight options that take the parcel, each with its estimate, cheapest first. Without a
 * parcel: all that take the goods, in the order of `FREIGHT_OPTIONS`.
 */
export function listOptions(question: FreightQuestion, t: Translate): TransitOption[] {
  const { parcel, goodsClasses = [] } = question;
  return FREIGHT_OPTIONS.filter((option) => serves(option, question))
    .filter((option) =>
      parcel ? !refusal(option, parcel, goodsClasses) : takesGoods(option, goodsClasses),
    )
    .map((option) => ({ option, cost: parcel && estimateMeasured(option, parcel) }))
    .sort((a, b) => sortValue(a.cost) - sortValue(b.cost))
    .map(({ option, cost }) => viewOption(option, cost, question, t));
}

/** The freight options to the country that can't take the parcel, and why. */
export function listRefused(
  question: FreightQuestion & { parcel: Parcel },
  t: Translate,
): { code: string; name: string; reason: Refusal }[] {
  return FREIGHT_OPTIONS.filter((option) => serves(option, question)).flatMap((option) => {
    const reason = refusal(option, question.parcel, question.goodsClasses ?? []);
    return reason ? [{ code: option.code, name: optionName(option.code, t), reason }] : [];
  });
}

/** A freight option by its code, or by its name in the caller's language. */
export function findOption(codeOrName: string, t: Translate): FreightOption | undefined {
  return FREIGHT_OPTIONS.find(
    ({ code }) => code === codeOrName || optionName(code, t) === codeOrName,
  );
}

/** The name of a freight option in the caller's language, by its code. */
export function optionName(code: string, t: Translate): string {
  return translateKey(t, `freight.option.${code}`);
}

/** Which of the countries a freight option goes to. */
export function reachedBy(option: FreightOption, countries: readonly string[]): string[] {
  if (option.countries === 'WORLD') return [...countries];
  return option.countries.filter((code) => countries.includes(code));
}

/** The option's local express companies in these countries. */
export function localExpressIn(option: FreightOption, countries: readonly string[]) {
  return option.localExpress.filter(({ country }) => countries.includes(country));
}

function serves(option: FreightOption, { countries, country }: FreightQuestion): boolean {
  const reached = reachedBy(option, countries);
  return country === undefined ? reached.length > 0 : reached.includes(country);
}

/** The estimate; undefined if the price is by volume and the parcel is not measured. */
function estimateMeasured(option: FreightOption, parcel: Parcel): Estimate | undefined {
  const unmeasured = measuresOf(parcel).volumeMm3 === 0;
  return option.price.kind === 'PER_CBM' && unmeasured ? undefined : estimate(option, parcel);
}

/** Options without an estimate come last. */
const sortValue = (cost: Estimate | undefined) => cost?.totalFen ?? Number.MAX_SAFE_INTEGER;

function viewOption(
  option: FreightOption,
  cost: Estimate | undefined,
  question: FreightQuestion,
  t: Translate,
): TransitOption {
  const { countries, country, localCountries = [] } = question;
  const reached = reachedBy(option, country ? [country] : countries);
  const local = reached.filter((code) => localCountries.includes(code));
  const companies = localExpressIn(option, local);
  return {
    code: option.code,
    name: optionName(option.code, t),
    countries: reachedBy(option, countries),
    leadTimeDays: [...option.leadTimeDays],
    minG: option.minG,
    maxG: option.maxG,
    volumeDivisor: option.divisor,
    volumeMode: option.volume.mode,
    acceptedGoodsClasses: [...option.goodsClasses],
    selfPickup: option.selfPickup && local.length > 0,
    localExpressCompanies: companies.map(({ name }) => name),
    insurable: option.insurance.length > 0,
    trackable: option.trackable,
    ...(cost && {
      localExpressAmounts: localExpressAmounts(option, companies, cost),
      estimate: viewBill(cost, t),
    }),
  };
}

/** The price of each company for the parcel, as a decimal string of yuan. */
function localExpressAmounts(
  option: FreightOption,
  companies: readonly LocalExpress[],
  { actualG }: Estimate,
): Record<string, string> {
  return Object.fromEntries(
    companies.map(({ name }) => [name, fromFen(localExpressFen(option, name, actualG))]),
  );
}
