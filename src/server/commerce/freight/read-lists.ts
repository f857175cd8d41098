import { SURCHARGE_KINDS, TAX_MODES } from '../../../contract/values/money/tariff.ts';
import { plainPostcode } from '../../../contract/values/warehouse/post-codes.ts';
import {
  CellError,
  matched,
  partsOf,
  readFen,
  readInteger,
  readPercent,
  readWord,
  requireRising,
  wordsOf,
} from './cell.ts';
import type { InsuranceTier, LocalExpress, RemoteArea, Surcharge, Taxes } from './option.ts';

/*
 * The format of a tariff's cells that hold several values. Parts are separated by semicolons;
 * docs/domain.md section 3.3 has examples.
 */

/** The heaviest that any option carries, in grams: the most that a parcel may weigh. */
export const MAX_GRAMS = 500_000;
const grams = (text: string, min = 1) => readInteger(text, { min, max: MAX_GRAMS });

/** `21000: 42.00; 45000: 36.00`: the weight in grams from which each amount applies, rising. */
export function readTiers(text: string): { fromG: number; amounts: string[] }[] {
  const tiers = partsOf(text).map((part) => {
    const { from = '', amounts = '' } = matched(part, /^(?<from>\d+) ?: ?(?<amounts>.+)$/);
    return { fromG: grams(from, 0), amounts: amounts.split('+').map((amount) => amount.trim()) };
  });
  if (tiers.length === 0) throw new CellError('required');
  requireRising(tiers.map(({ fromG }) => fromG));
  return tiers;
}

/** The amount of a tier that has one. */
export function singleFen({
  amounts: [amount = '', more],
}: {
  amounts: readonly string[];
}): number {
  if (more !== undefined) throw new CellError('invalid');
  return readFen(amount);
}

const SURCHARGE =
  /^(?<code>[A-Z][A-Z0-9_]{1,39}) (?<kind>[A-Z_]+) (?<value>[\d.]+ ?%?)( ?\/ ?(?<step>\d+))?(?<optional> optional)?$/i;

/** `CUSTOMS PER_ORDER 150.00; HANDLING PER_BILLED_STEP 3.00 / 1000; GIFT PER_BOX 5.00 optional`. */
export function readSurcharges(text: string): Surcharge[] {
  const surcharges = partsOf(text).map(readSurcharge);
  const codes = surcharges.map(({ code }) => code);
  if (new Set(codes).size < codes.length) throw new CellError('known');
  return surcharges;
}

function readSurcharge(part: string): Surcharge {
  const { code = '', kind: word = '', value = '', step, optional } = matched(part, SURCHARGE);
  const kind = readWord(word, SURCHARGE_KINDS);
  const shared = { code: code.toUpperCase(), ...(optional !== undefined && { optional: true }) };
  if (kind === 'PER_BILLED_STEP' || kind === 'PER_ACTUAL_STEP') {
    return { ...shared, kind, stepG: grams(step ?? ''), fen: readFen(value) };
  }
  if (step !== undefined) throw new CellError('invalid');
  return kind === 'PERCENT_OF_FREIGHT' || kind === 'PERCENT_OF_VALUE'
    ? { ...shared, kind, basisPoints: readPercent(value) }
    : { ...shared, kind, fen: readFen(value) };
}

/** `0: 6.00; 700.01: 1.5% 21.00-3000.00`: a fixed amount, or a share of the value with its limits. */
export function readInsurance(text: string): InsuranceTier[] {
  const tiers = partsOf(text).map((part): InsuranceTier => {
    const { from = '', cost = '' } = matched(part, /^(?<from>[\d.]+) ?: ?(?<cost>.+)$/);
    const fromFen = readFen(from);
    if (!cost.includes('%')) return { fromFen, kind: 'FIXED', fen: readFen(cost) };
    const {
      share = '',
      min = '',
      max = '',
    } = matched(cost, /^(?<share>[\d.]+) ?% (?<min>[\d.]+) ?- ?(?<max>[\d.]+)$/);
    const limits = { minFen: readFen(min), maxFen: readFen(max) };
    if (limits.maxFen < limits.minFen) throw new CellError('too_small');
    return { fromFen, kind: 'PERCENT', basisPoints: readPercent(share), ...limits };
  });
  requireRising(tiers.map(({ fromFen }) => fromFen));
  if ((tiers[0]?.fromFen ?? 0) > 0) throw new CellError('invalid');
  return tiers;
}

const EXPRESS =
  /^(?<name>.{1,60}) (?<country>[a-z]{2}) (?<first>[\d.]+)( ?\/ ?(?<firstG>\d+) ?\+ ?(?<step>[\d.]+) ?\/ ?(?<stepG>\d+))?$/;

/** `Kazpost kz 12.00; Alem-TAT kz 16.00/1000 + 4.00/1000`: a fixed price, or a first and further weight. */
export function readExpress(text: string): LocalExpress[] {
  const companies = partsOf(text).map((part): LocalExpress => {
    const { name = '', country = '', first = '', firstG, step, stepG } = matched(part, EXPRESS);
    if (firstG === undefined) return { name, country, kind: 'FIXED', fen: readFen(first) };
    return {
      name,
      country,
      kind: 'FIRST_ADDITIONAL',
      firstG: grams(firstG),
      firstFen: readFen(first),
      stepG: grams(stepG ?? ''),
      stepFen: readFen(step ?? ''),
    };
  });
  if (new Set(companies.map(({ name }) => name)).size < companies.length) {
    throw new CellError('known');
  }
  return companies;
}

/** `ru 68 69: 30.00; kz 05: 20.00`: postcodes that begin so cost more. */
export function readRemote(text: string): RemoteArea[] {
  return partsOf(text).map((part) => {
    const {
      country = '',
      postcodes = '',
      amount = '',
    } = matched(part, /^(?<country>[a-z]{2}) (?<postcodes>[^:]+): ?(?<amount>[\d.]+)$/i);
    return {
      country: country.toLowerCase(),
      postcodes: readPostcodes(postcodes),
      fen: readFen(amount),
    };
  });
}

/** `DDU`, `DDP`, or `DDP 12% 200.00`: the share of a declared value above 200.00 that is charged. */
export function readTaxes(text: string): Taxes {
  if (text === '') return { mode: 'DDU', vatBasisPoints: 0, freeFen: 0 };
  const {
    mode = '',
    vat,
    free,
  } = matched(text, /^(?<mode>[A-Z]+)( (?<vat>[\d.]+) ?%( (?<free>[\d.]+))?)?$/i);
  const taxes = { mode: readWord(mode, TAX_MODES), vatBasisPoints: 0, freeFen: 0 };
  if (vat === undefined) return taxes;
  if (taxes.mode === 'DDU') throw new CellError('invalid');
  return { ...taxes, vatBasisPoints: readPercent(vat), freeFen: free ? readFen(free) : 0 };
}

/** The first characters of postcodes, without spaces and dashes. */
export function readPostcodes(text: string): string[] {
  const prefixes = wordsOf(text).map(plainPostcode);
  if (!prefixes.every((prefix) => /^[A-Z0-9]{1,10}$/.test(prefix)))
    throw new CellError('post_code');
  return prefixes;
}
