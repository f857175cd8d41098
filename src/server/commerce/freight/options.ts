import { REGION_CODES, type RegionCode } from '../../../contract/values/site-kinds.ts';
import type { FreightOption, InsuranceTier, LocalExpress } from './option.ts';

/** 6 CNY for values up to 700 CNY, then a share of the value. */
const BASIC_INSURANCE: readonly InsuranceTier[] = [
  { fromFen: 0, kind: 'FIXED', fen: 600 },
  { fromFen: 70_001, kind: 'PERCENT', basisPoints: 150, minFen: 2_100, maxFen: 300_000 },
];

/** The local delivery companies of each country. All prices of this file are illustrative. */
const LOCAL_EXPRESS: readonly LocalExpress[] = [
  { name: 'Kazpost', country: 'kz', kind: 'FIXED', fen: 1_200 },
  byWeight('Alem-TAT', 'kz', 1_600, 400),
  byWeight('UzPost', 'uz', 1_000, 300),
  byWeight('CDEK', 'ru', 1_800, 500),
  { name: 'Russian Post', country: 'ru', kind: 'FIXED', fen: 1_500 },
  byWeight('Belpost', 'by', 1_200, 400),
  byWeight('HAL Logistics', 'la', 800, 200),
  byWeight('Anousith Express', 'la', 900, 200),
  byWeight('Viettel Post', 'vn', 900, 250),
  byWeight('Pos Malaysia', 'my', 1_000, 300),
  byWeight('TCS', 'pk', 900, 300),
  { name: 'CJ Logistics', country: 'kr', kind: 'FIXED', fen: 1_800 },
  byWeight('Australia Post', 'au', 4_000, 900),
  byWeight('Estafeta', 'mx', 2_800, 700),
  byWeight('Starken', 'cl', 2_600, 700),
];

/** A price for the first kilogram and each further one. */
function byWeight(
  name: string,
  country: RegionCode,
  firstFen: number,
  stepFen: number,
): LocalExpress {
  return {
    name,
    country,
    kind: 'FIRST_ADDITIONAL',
    firstG: 1_000,
    firstFen,
    stepG: 1_000,
    stepFen,
  };
}

/** Fields of options that go straight to the door, tracked and insurable. */
const toTheDoor = {
  fuelBasisPoints: 0,
  minChargeFen: 0,
  surcharges: [],
  insurance: BASIC_INSURANCE,
  localExpress: [],
  selfPickup: false,
  trackable: true,
} as const;

/**
 * Fields of options via the tenant's local warehouse, where parcels are picked up or given to a
 * local express.
 */
const viaLocalWarehouse = (countries: readonly RegionCode[]) =>
  ({
    ...toTheDoor,
    countries,
    localExpress: LOCAL_EXPRESS.filter(({ country }) => countries.includes(country)),
    selfPickup: true,
  }) as const;

/**
 * The freight options of the embedded backend: the illustrative table of docs/domain.md section 3.2,
 * two bulk services with the other price models, and two services for goods that most of those
 * refuse. Prices in fen; not market quotes.
 */
export const FREIGHT_OPTIONS: readonly FreightOption[] = [
  {
    ...viaLocalWarehouse(['kz', 'uz', 'ru', 'by']),
    code: 'TAX_FREE_AIR',
    leadTimeDays: [12, 20],
    minG: 500,
    maxG: 20_000,
    maxSideMm: 1_200,
    maxGirthMm: 2_700,
    divisor: 6000,
    volume: { mode: 'FULL' },
    price: { kind: 'FIRST_ADDITIONAL', firstG: 500, firstFen: 6_500, stepG: 500, stepFen: 2_200 },
    goodsClasses: ['NORMAL', 'BATTERY_BUILT_IN'],
  },
  {
    ...toTheDoor,
    code: 'COURIER_EXPRESS',
    countries: 'WORLD',
    leadTimeDays: [4, 8],
    minG: 500,
    maxG: 70_000,
    maxSideMm: 1_200,
    maxGirthMm: 3_300,
    divisor: 5000,
    volume: { mode: 'FULL' },
    price: { kind: 'FIRST_ADDITIONAL', firstG: 500, firstFen: 18_000, stepG: 500, stepFen: 4_500 },
    fuelBasisPoints: 1_500,
    goodsClasses: ['NORMAL'],
  },
  {
    ...viaLocalWarehouse(['kz', 'uz', 'ru', 'la', 'vn', 'my']),
    code: 'TRUCK',
    leadTimeDays: [8, 25],
    minG: 1_000,
    maxG: 100_000,
    maxSideMm: 2_400,
    maxGirthMm: 6_000,
    divisor: 6000,
    volume: { mode: 'HALF' },
    price: {
      kind: 'FIRST_ADDITIONAL',
      firstG: 1_000,
      firstFen: 2_800,
      stepG: 1_000,
      stepFen: 1_600,
    },
    goodsClasses: ['NORMAL', 'COSMETIC', 'FOOD'],
  },
  {
    ...viaLocalWarehouse(['au', 'mx', 'cl', 'kr']),
    code: 'SEA',
    leadTimeDays: [30, 60],
    minG: 10_000,
    maxG: 500_000,
    maxSideMm: 3_000,
    maxGirthMm: 8_000,
    divisor: 6000,
    volume: { mode: 'FULL' },
    price: {
      kind: 'FIRST_ADDITIONAL',
      firstG: 10_000,
      firstFen: 15_000,
      stepG: 1_000,
      stepFen: 900,
    },
    goodsClasses: ['NORMAL', 'OVERSIZE'],
  },
  {
    ...toTheDoor,
    code: 'POSTAL_EMS',
    countries: 'WORLD',
    leadTimeDays: [8, 20],
    minG: 500,
    maxG: 30_000,
    maxSideMm: 1_500,
    maxGirthMm: 3_000,
    divisor: 8000,
    volume: { mode: 'SIDE_LIMIT', sideMm: 600 },
    price: { kind: 'FIRST_ADDITIONAL', firstG: 500, firstFen: 9_000, stepG: 500, stepFen: 3_000 },
    goodsClasses: ['NORMAL'],
  },
  {
    ...viaLocalWarehouse(['pk', 'my', 'kr', 'au']),
    code: 'AIR_CARGO',
    leadTimeDays: [6, 12],
    minG: 21_000,
    maxG: 500_000,
    maxSideMm: 2_400,
    maxGirthMm: 6_000,
    divisor: 6000,
    volume: { mode: 'FULL' },
    price: {
      kind: 'TIERED_UNIT',
      stepG: 1_000,
      tiers: [
        { fromG: 21_000, stepFen: 4_200 },
        { fromG: 45_000, stepFen: 3_600 },
        { fromG: 100_000, stepFen: 3_100 },
      ],
    },
    minChargeFen: 100_000,
    surcharges: [{ code: 'CUSTOMS', kind: 'PER_ORDER', fen: 15_000 }],
    goodsClasses: ['NORMAL', 'BATTERY_BUILT_IN', 'MAGNETIC', 'FRAGILE'],
  },
  {
    ...viaLocalWarehouse(['au', 'mx', 'cl', 'kr']),
    code: 'SEA_BULK',
    leadTimeDays: [35, 65],
    minG: 1,
    maxG: 500_000,
    maxSideMm: 5_000,
    maxGirthMm: 14_000,
    divisor: 6000,
    volume: { mode: 'NONE' },
    price: { kind: 'PER_CBM', firstCm3: 200_000, stepCm3: 10_000, cbmFen: 140_000 },
    surcharges: [{ code: 'CUSTOMS', kind: 'PER_ORDER', fen: 15_000 }],
    goodsClasses: ['NORMAL', 'OVERSIZE', 'FRAGILE'],
  },
  {
    ...toTheDoor,
    code: 'SENSITIVE_AIR',
    countries: REGION_CODES,
    leadTimeDays: [9, 18],
    minG: 500,
    maxG: 30_000,
    maxSideMm: 1_200,
    maxGirthMm: 2_700,
    divisor: 6000,
    volume: { mode: 'FREE_UP_TO', allowanceG: 1_000 },
    price: { kind: 'FIRST_ADDITIONAL', firstG: 500, firstFen: 9_800, stepG: 500, stepFen: 3_600 },
    surcharges: [{ code: 'SPECIAL_HANDLING', kind: 'PER_BOX', fen: 1_000 }],
    goodsClasses: [
      'NORMAL',
      'BATTERY_BUILT_IN',
      'LIQUID',
      'POWDER',
      'FOOD',
      'COSMETIC',
      'MAGNETIC',
      'BRANDED',
      'FRAGILE',
    ],
  },
  {
    ...viaLocalWarehouse(REGION_CODES),
    code: 'BULKY_CARGO',
    leadTimeDays: [20, 45],
    minG: 10_000,
    maxG: 200_000,
    maxSideMm: 3_000,
    maxGirthMm: 8_000,
    divisor: 6000,
    volume: { mode: 'HALF' },
    price: {
      kind: 'FIRST_ADDITIONAL',
      firstG: 10_000,
      firstFen: 28_000,
      stepG: 1_000,
      stepFen: 2_100,
    },
    surcharges: [{ code: 'CUSTOMS', kind: 'PER_ORDER', fen: 5_000 }],
    goodsClasses: ['NORMAL', 'OVERSIZE', 'FRAGILE', 'MAGNETIC', 'BRANDED'],
  },
];
