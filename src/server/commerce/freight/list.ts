import type * as v from 'valibot';
import type { GoodsClass } from '../../../contract/enums.ts';
import { fromFen } from '../../../contract/money.ts';
import type { freightLine, TransitOption } from '../../../contract/site.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import { type Estimate, type EstimateLine, estimate } from './estimate.ts';
import type { FreightOption, Parcel } from './option.ts';
import { FREIGHT_OPTIONS } from './options.ts';

/** What is asked; each part that is missing filters nothing. */
export type FreightQuestion = {
  /** Where the tenant delivers to, and where this parcel shall go. */
  countries: readonly string[];
  country?: string | undefined;
  goodsClass?: GoodsClass | undefined;
  parcel?: Parcel | undefined;
};

/** The ways home that take the parcel, each with its estimate, the cheapest first; without a parcel in the table's order. */
export function listOptions(question: FreightQuestion, t: Translate): TransitOption[] {
  const options = FREIGHT_OPTIONS.filter((option) => serves(option, question)).map((option) => ({
    option,
    made: question.parcel && priced(option, question.parcel),
  }));
  return options
    .filter(({ option, made }) => !made || made.billedG <= option.maxG)
    .sort((a, b) => total(a.made) - total(b.made))
    .map(({ option, made }) => ({
      code: option.code,
      name: translateKey(t, `freight.option.${option.code}`),
      countries: option.countries.filter((code) => question.countries.includes(code)),
      leadTimeDays: [...option.leadTimeDays] as [number, number],
      minG: option.minG,
      maxG: option.maxG,
      volumeDivisor: option.divisor,
      volumeMode: option.volume.mode,
      acceptedGoodsClasses: [...option.goodsClasses],
      ...(made && {
        estimate: {
          actualG: made.actualG,
          volumetricG: made.volumetricG,
          billedG: made.billedG,
          lines: made.lines.map((line) => wireLine(line, t)),
          total: fromFen(made.totalFen),
        },
      }),
    }));
}

const total = (made: Estimate | undefined) => made?.totalFen ?? Number.MAX_SAFE_INTEGER;

function serves(
  option: FreightOption,
  { countries, country, goodsClass }: FreightQuestion,
): boolean {
  const reached = option.countries.filter((code) => countries.includes(code));
  return (
    (country === undefined ? reached.length > 0 : reached.some((code) => code === country)) &&
    (goodsClass === undefined || option.goodsClasses.includes(goodsClass))
  );
}

/** A price by volume can't be told before the parcel was measured. */
function priced(option: FreightOption, parcel: Parcel) {
  return option.price.kind === 'PER_CBM' && !parcel.sizeMm ? undefined : estimate(option, parcel);
}

function wireLine(line: EstimateLine, t: Translate): v.InferOutput<typeof freightLine> {
  const key =
    line.kind === 'SURCHARGE' ? `freight.surcharge.${line.code}` : `freight.line.${line.kind}`;
  return { kind: line.kind, label: translateKey(t, key), amount: fromFen(line.fen) };
}
