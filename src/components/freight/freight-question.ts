import { GOODS_CLASSES, type GoodsClass } from '../../contract/values/goods/product-kinds.ts';

/** The typed values of the freight form: kilograms and centimetres. */
export type FreightQuestion = {
  country: string;
  /** The postcode; empty where the form does not ask for it. */
  postCode: string;
  kg: string;
  length: string;
  width: string;
  height: string;
  /** The kind of goods; empty for any. */
  goods: GoodsClass | '';
};

/** The question in the API's units: grams and millimetres. */
export type FreightQuery = {
  country: string;
  postCode?: string;
  weightG: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
  goodsClass?: GoodsClass;
};

/** The kinds of goods that can be shipped. */
export const SHIPPABLE: readonly GoodsClass[] = GOODS_CLASSES.filter(
  (goods) => goods !== 'PROHIBITED',
);

const DECIMAL = /^\d{1,6}([.,]\d{1,4})?$/;

/**
 * A typed decimal, with a point or a comma, times `factor`, rounded. Undefined if it is no number or
 * not from 1 to `max`.
 */
function scaled(text: string, factor: number, max: number): number | undefined {
  const clean = text.trim();
  if (!DECIMAL.test(clean)) return undefined;
  const value = Math.round(Number(clean.replace(',', '.')) * factor);
  return value >= 1 && value <= max ? value : undefined;
}

/** Grams of typed kilograms, up to the 500 kg that the contract accepts. */
export const gramsOf = (kg: string): number | undefined => scaled(kg, 1000, 500_000);

/** Millimetres of typed centimetres, up to the five metres that the contract accepts. */
export const millimetresOf = (cm: string): number | undefined => scaled(cm, 10, 5_000);

/** The weight of a question that names none, in kilograms. */
export const DEFAULT_KG = 1;

/** Reads the question from a page's query; by default it is about `DEFAULT_KG` to the home country. */
export function freightQuestion(params: URLSearchParams, homeCountry: string): FreightQuestion {
  const country = params.get('country')?.toLowerCase() ?? '';
  return {
    country: /^[a-z]{2}$/.test(country) ? country : homeCountry,
    postCode: params.get('postCode') ?? '',
    kg: params.get('kg') ?? String(DEFAULT_KG),
    length: params.get('length') ?? '',
    width: params.get('width') ?? '',
    height: params.get('height') ?? '',
    goods: SHIPPABLE.find((goods) => goods === params.get('goods')) ?? '',
  };
}

/** Longer postcodes are cut. */
const MAX_POSTCODE = 20;

/**
 * The error of a question: in its weight, in its size if a side is missing or unreadable, or in its postcode, which
 * only the server knows (contract/values/warehouse/post-codes.ts).
 */
export type FreightMistake = 'weight' | 'size' | 'postCode';

/** Converts a question to the API's units, or returns its error. */
export function freightQuery(
  question: FreightQuestion,
): { query: FreightQuery } | { mistake: FreightMistake } {
  const { country, kg, goods } = question;
  const postCode = question.postCode.trim().slice(0, MAX_POSTCODE);
  const weightG = gramsOf(kg);
  if (weightG === undefined) return { mistake: 'weight' };
  const sides = [question.length, question.width, question.height];
  const query = {
    country,
    ...(postCode && { postCode }),
    weightG,
    ...(goods && { goodsClass: goods }),
  };
  if (sides.every((side) => side.trim() === '')) return { query };
  const [lengthMm, widthMm, heightMm] = sides.map(millimetresOf);
  if (!lengthMm || !widthMm || !heightMm) return { mistake: 'size' };
  return { query: { ...query, lengthMm, widthMm, heightMm } };
}
