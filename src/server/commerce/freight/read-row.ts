import type { FieldErrorCode } from '../../../contract/errors.ts';
import { GOODS_CLASSES } from '../../../contract/values/goods/product-kinds.ts';
import {
  MAX_CELL_LENGTH,
  PRICE_MODELS,
  TARIFF_COLUMNS,
  type TariffCells,
  type TariffColumn,
  VOLUME_MODES,
  WORLD,
} from '../../../contract/values/money/tariff.ts';
import { plainCell } from '../../csv/read-table.ts';
import {
  CellError,
  matched,
  readFen,
  readInteger,
  readPercent,
  readWord,
  readYesNo,
  wordsOf,
} from './cell.ts';
import type { FreightOption, PriceModel, VolumeRule } from './option.ts';
import {
  MAX_GRAMS,
  readExpress,
  readInsurance,
  readPostcodes,
  readRemote,
  readSurcharges,
  readTaxes,
  readTiers,
  singleFen,
} from './read-lists.ts';

/** A mistake in a cell of a row. */
export type CellProblem = { column: TariffColumn; code: FieldErrorCode };

/** The longest side and the largest girth that any option carries. */
const MAX_MM = 50_000;
const MAX_DAYS = 365;

/** The cells of a row in plain characters, without those that no tariff has. */
export function plainCells(cells: TariffCells): TariffCells {
  return Object.fromEntries(
    TARIFF_COLUMNS.map((column) => [column, plainCell(cells[column])] as const).filter(
      ([, text]) => text !== '',
    ),
  );
}

/**
 * Reads a row of a tariff. Returns the option, or all that is wrong with its cells; what concerns several
 * rows is checked elsewhere.
 */
export function readRow(
  cells: TariffCells,
): { option: FreightOption } | { problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  /** The value of a column. A mistake is noted, and its value is never used. */
  const read = <T>(column: TariffColumn, reader: (text: string) => T): T => {
    const text = plainCell(cells[column]);
    try {
      if (text.length > MAX_CELL_LENGTH) throw new CellError('too_long');
      return reader(text);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ column, code: error.code });
      return undefined as T;
    }
  };
  const integer = (column: TariffColumn, max: number, min = 1) =>
    read(column, (text) => readInteger(text, { min, max }));
  const orNothing =
    <T>(reader: (text: string) => T, nothing: T) =>
    (text: string) =>
      text === '' ? nothing : reader(text);

  const maxG = integer('maxG', MAX_GRAMS);
  const option: FreightOption = {
    code: read('code', readCode),
    countries: read('countries', readCountries),
    postcodes: read('postcodes', readPostcodes),
    price: readPrice(read),
    fuelBasisPoints: read('fuel', orNothing(readPercent, 0)),
    minChargeFen: read('minimum', orNothing(readFen, 0)),
    minG: read('minG', (text) => readMinimum(text, maxG)),
    maxG,
    maxSideMm: integer('maxSideMm', MAX_MM),
    maxGirthMm: integer('maxGirthMm', MAX_MM),
    divisor: integer('divisor', 100_000),
    volume: read('volume', readVolume),
    goodsClasses: read('goods', readGoods),
    leadTimeDays: read('days', readDays),
    trackable: read('tracked', readYesNo),
    selfPickup: read('pickup', readYesNo),
    warehouses: read('warehouses', wordsOf),
    surcharges: read('surcharges', readSurcharges),
    insurance: read('insurance', readInsurance),
    localExpress: read('express', readExpress),
    remote: read('remote', readRemote),
    taxes: read('taxes', readTaxes),
  };
  return problems.length > 0 ? { problems } : { option };
}

function readCode(text: string): string {
  if (text === '') throw new CellError('required');
  if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(text)) throw new CellError('invalid');
  return text;
}

function readCountries(text: string): FreightOption['countries'] {
  if (text.toUpperCase() === WORLD) return WORLD;
  const codes = wordsOf(text.toLowerCase());
  if (codes.length === 0) throw new CellError('required');
  if (!codes.every((code) => /^[a-z]{2}$/.test(code))) throw new CellError('invalid');
  if (new Set(codes).size < codes.length) throw new CellError('known');
  return codes;
}

function readMinimum(text: string, maxG: number | undefined): number {
  const minG = text === '' ? 1 : readInteger(text, { max: MAX_GRAMS });
  if (maxG !== undefined && minG > maxG) throw new CellError('too_large');
  return minG;
}

function readVolume(text: string): VolumeRule {
  const [word = '', number = '', more] = text.split(' ');
  const mode = readWord(word, VOLUME_MODES);
  if (more !== undefined) throw new CellError('invalid');
  if (mode === 'SIDE_LIMIT') return { mode, sideMm: readInteger(number, { min: 1, max: MAX_MM }) };
  if (mode === 'FREE_UP_TO') return { mode, allowanceG: readInteger(number, { max: MAX_GRAMS }) };
  if (number !== '') throw new CellError('invalid');
  return { mode };
}

function readGoods(text: string): FreightOption['goodsClasses'] {
  const classes = wordsOf(text).map((word) => readWord(word, GOODS_CLASSES));
  if (classes.length === 0) throw new CellError('required');
  return [...new Set(classes)];
}

function readDays(text: string): readonly [number, number] {
  if (text === '') throw new CellError('required');
  const { min = '', max } = matched(text, /^(?<min>\d{1,3})( ?[-–] ?(?<max>\d{1,3}))?$/);
  const days = [Number(min), Number(max ?? min)] as const;
  if (days[1] > MAX_DAYS || days[1] < days[0]) throw new CellError('invalid');
  return days;
}

type Read = <T>(column: TariffColumn, reader: (text: string) => T) => T;

/** The columns of a price depend on its model; the columns of other models are ignored. */
function readPrice(read: Read): PriceModel {
  const kind = read('price', (text) => readWord(text, PRICE_MODELS));
  const gramsIn = (column: TariffColumn) => () =>
    read(column, (text) => readInteger(text, { min: 1, max: MAX_GRAMS }));
  const [firstG, stepG] = [gramsIn('firstG'), gramsIn('stepG')];
  const firstFen = () => read('first', readFen);
  const stepFen = () => read('step', readFen);
  const tiers = <T>(tierOf: (tier: ReturnType<typeof readTiers>[number]) => T) =>
    read('tiers', (text) => readTiers(text).map(tierOf));
  const cm3In = (column: TariffColumn) =>
    read(column, (text) => readInteger(text, { min: 1, max: 100_000_000 }));
  switch (kind) {
    case 'FIRST_ADDITIONAL':
      return { kind, firstG: firstG(), firstFen: firstFen(), stepG: stepG(), stepFen: stepFen() };
    case 'TIERED_UNIT':
      return {
        kind,
        stepG: stepG(),
        tiers: tiers((tier) => ({ fromG: tier.fromG, stepFen: singleFen(tier) })),
      };
    case 'UNIT_PLUS_TIER_TOTAL':
      return {
        kind,
        stepG: stepG(),
        stepFen: stepFen(),
        tiers: tiers((tier) => ({ fromG: tier.fromG, totalFen: singleFen(tier) })),
      };
    case 'MULTI_STEP':
      return {
        kind,
        firstG: firstG(),
        firstFen: firstFen(),
        stepG: stepG(),
        tiers: tiers((tier) => ({ fromG: tier.fromG, stepFen: singleFen(tier) })),
      };
    case 'TIERED_FIRST_ADDITIONAL':
      return {
        kind,
        firstG: firstG(),
        stepG: stepG(),
        tiers: tiers(({ fromG, amounts: [first = '', step = '', more] }) => {
          if (more !== undefined) throw new CellError('invalid');
          return { fromG, firstFen: readFen(first), stepFen: readFen(step) };
        }),
      };
    case 'PER_CBM':
      return {
        kind,
        firstCm3: cm3In('firstCm3'),
        stepCm3: cm3In('stepCm3'),
        cbmFen: read('step', readFen),
      };
    default:
      // The model is unknown, which is noted: the row is not used.
      return { kind: 'PER_CBM', firstCm3: 1, stepCm3: 1, cbmFen: 0 };
  }
}
