import type { TransitOption } from '../../../contract/calls/site.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { viewBill } from './bill.ts';
import { type Estimate, estimate, localExpressFen } from './estimate.ts';
import { type Refusal, refusal, takesGoods } from './limits.ts';
import { nameOf, type Reader } from './names.ts';
import type { FreightOption, LocalExpress, Parcel } from './option.ts';
import { codesOf, countriesOf, rowsFor, type Tariff } from './tariff.ts';
import { measuresOf } from './weights.ts';

/** The filters of a list of freight options; a missing filter excludes nothing. */
export type FreightQuestion = {
  /** The countries that the tenant delivers to. */
  countries: readonly string[];
  /** The destination country and postcode of this parcel. */
  country?: string | undefined;
  postCode?: string | undefined;
  /** The id of the warehouse that it starts from. */
  warehouse?: string | undefined;
  /** The countries where the tenant has a local warehouse, for pick-up and local express. */
  localCountries?: readonly string[];
  /** The classes of all goods in the parcel. */
  goodsClasses?: readonly GoodsClass[];
  /** The services that the shop offers besides those of the option. */
  services?: readonly { code: string; name: string }[];
  parcel?: Parcel | undefined;
};

/**
 * The freight options that take the parcel, each with its estimate, cheapest first. Without a parcel: all
 * options for the goods, in the order of the tariff.
 */
export function listOptions(
  tariff: Tariff,
  question: FreightQuestion,
  reader: Reader,
): TransitOption[] {
  return priceOptions(tariff, question).map(({ option, cost }) =>
    viewOption(tariff, option, cost, question, reader),
  );
}

/**
 * A freight option with its cost for a parcel; undefined without a parcel or if its volume is unknown.
 */
export type PricedOption = { option: FreightOption; cost: Estimate | undefined };

/** As `listOptions`, with the computed estimates. */
export function priceOptions(tariff: Tariff, question: FreightQuestion): PricedOption[] {
  const { goodsClasses = [] } = question;
  const parcel = parcelTo(question);
  return candidates(tariff, question)
    .filter((option) =>
      parcel ? !refusal(option, parcel, goodsClasses) : takesGoods(option, goodsClasses),
    )
    .map((option) => ({ option, cost: parcel && estimateMeasured(option, parcel) }))
    .sort((a, b) => sortValue(a.cost) - sortValue(b.cost));
}

/** The freight options to the country that can't take the parcel, with the reasons. */
export function listRefused(
  tariff: Tariff,
  question: FreightQuestion & { parcel: Parcel },
  reader: Reader,
): { code: string; name: string; reason: Refusal }[] {
  const parcel = parcelTo(question) ?? question.parcel;
  return candidates(tariff, question).flatMap((option) => {
    const reason = refusal(option, parcel, question.goodsClasses ?? []);
    return reason ? [{ code: option.code, name: nameOf(tariff, option.code, reader), reason }] : [];
  });
}

/** The code of an option, from its code or its name in the reader's language. */
export function findCode(tariff: Tariff, codeOrName: string, reader: Reader): string | undefined {
  return codesOf(tariff).find(
    (code) => code === codeOrName || nameOf(tariff, code, reader) === codeOrName,
  );
}

/** The option's local express companies in these countries. */
export function localExpressIn(option: FreightOption, countries: readonly string[]) {
  return option.localExpress.filter(({ country }) => countries.includes(country));
}

/** The row of each option for the question; without a country, the first that reaches one of the tenant's. */
function candidates(tariff: Tariff, question: FreightQuestion): FreightOption[] {
  const { countries, country, postCode, warehouse } = question;
  if (country !== undefined) {
    if (!countries.includes(country)) return [];
    return rowsFor(tariff, { destination: { country, postCode }, warehouse });
  }
  return codesOf(tariff).flatMap((code) => {
    if (countriesOf(tariff, code, countries).length === 0) return [];
    return tariff.rows.find((row) => row.code === code) ?? [];
  });
}

/** The parcel with its destination, which decides about remote areas. */
function parcelTo({ parcel, country, postCode }: FreightQuestion): Parcel | undefined {
  if (!parcel || country === undefined) return parcel;
  return { ...parcel, destination: { country, postCode } };
}

/** The estimate; undefined if the price is by volume and the parcel is not measured. */
function estimateMeasured(option: FreightOption, parcel: Parcel): Estimate | undefined {
  const unmeasured = measuresOf(parcel).volumeMm3 === 0;
  return option.price.kind === 'PER_CBM' && unmeasured ? undefined : estimate(option, parcel);
}

/** Options without an estimate come last. */
const sortValue = (cost: Estimate | undefined) => cost?.totalFen ?? Number.MAX_SAFE_INTEGER;

function viewOption(
  tariff: Tariff,
  option: FreightOption,
  cost: Estimate | undefined,
  question: FreightQuestion,
  reader: Reader,
): TransitOption {
  const { countries, country, localCountries = [] } = question;
  const all = countriesOf(tariff, option.code, countries);
  const reached = country === undefined ? all : [country];
  const local = reached.filter((code) => localCountries.includes(code));
  const companies = localExpressIn(option, local);
  const { mode, vatBasisPoints, freeFen } = option.taxes;
  return {
    code: option.code,
    name: nameOf(tariff, option.code, reader),
    countries: all,
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
    taxesIncluded: mode === 'DDP',
    ...(vatBasisPoints > 0 && { taxFreeValue: fromFen(freeFen) }),
    extras: [
      ...option.surcharges
        .filter(({ optional }) => optional)
        .map(({ code }) => ({ code, name: nameOf(tariff, code, reader) })),
      ...(question.services ?? []),
    ],
    ...(cost && {
      localExpressAmounts: localExpressAmounts(option, companies, cost),
      estimate: viewBill(cost, tariff, reader, question.parcel?.services),
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
