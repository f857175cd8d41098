/** What a freight tariff consists of (docs/domain.md section 3). */

export const TARIFF_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN'] as const;
export type TariffState = (typeof TARIFF_STATES)[number];

export const PRICE_MODELS = [
  'FIRST_ADDITIONAL',
  'TIERED_UNIT',
  'UNIT_PLUS_TIER_TOTAL',
  'MULTI_STEP',
  'TIERED_FIRST_ADDITIONAL',
  'PER_CBM',
] as const;
export type PriceModelKind = (typeof PRICE_MODELS)[number];

export const VOLUME_MODES = ['NONE', 'FULL', 'HALF', 'SIDE_LIMIT', 'FREE_UP_TO'] as const;

export const SURCHARGE_KINDS = [
  'PERCENT_OF_FREIGHT',
  'PER_ORDER',
  'PER_BOX',
  'PER_BILLED_STEP',
  'PER_ACTUAL_STEP',
  'PERCENT_OF_VALUE',
] as const;

/** Who pays the destination's taxes: `DDP` the sender, with the price; `DDU` the recipient. */
export const TAX_MODES = ['DDU', 'DDP'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** The destination of any parcel that the shop sends. */
export const WORLD = 'WORLD';

const PRICE_COLUMNS = [
  'code',
  'countries',
  'postcodes',
  'price',
  'firstG',
  'first',
  'stepG',
  'step',
  'tiers',
  'firstCm3',
  'stepCm3',
  'fuel',
  'minimum',
] as const;
const LIMIT_COLUMNS = [
  'minG',
  'maxG',
  'maxSideMm',
  'maxGirthMm',
  'divisor',
  'volume',
  'goods',
] as const;
const SERVICE_COLUMNS = ['days', 'tracked', 'pickup', 'warehouses', 'express'] as const;
const EXTRA_COLUMNS = ['surcharges', 'insurance', 'remote', 'taxes'] as const;

/**
 * The columns of a tariff's table. A row is one shipping option in one zone; rows with the same `code` are
 * the same option. Weights in grams, lengths in millimetres, volumes in cubic centimetres, money in CNY.
 */
export const TARIFF_COLUMNS = [
  ...PRICE_COLUMNS,
  ...LIMIT_COLUMNS,
  ...SERVICE_COLUMNS,
  ...EXTRA_COLUMNS,
] as const;
export type TariffColumn = (typeof TARIFF_COLUMNS)[number];

/** The cells of a row; a missing one is empty. */
export type TariffCells = Partial<Record<TariffColumn, string>>;

/** The columns by what they are about: the desk shows one group at a time. */
export const TARIFF_COLUMN_GROUPS = {
  prices: PRICE_COLUMNS,
  limits: ['code', 'countries', ...LIMIT_COLUMNS],
  service: ['code', 'countries', ...SERVICE_COLUMNS],
  extras: ['code', 'countries', ...EXTRA_COLUMNS],
} as const satisfies Record<string, readonly TariffColumn[]>;
export type TariffColumnGroup = keyof typeof TARIFF_COLUMN_GROUPS;

export const MAX_TARIFF_ROWS = 500;
/** A row that goes to the whole world by name has 249 countries of three characters. */
export const MAX_CELL_LENGTH = 2_000;
