import * as v from 'valibot';
import { country, line, optionalLine, quantity } from '../../values/fields.ts';
import { cny } from '../../values/money/money.ts';
import { PAPER_KINDS } from '../../values/warehouse/shipment-kinds.ts';

const wholeGrams = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500_000));

/** A paid service of the shop that the shopper chose for a shipment, its name in the reader's language. */
export const shipmentService = v.object({
  code: v.string(),
  name: v.string(),
  /** How often it is done: of each piece, parcel or box, or once. */
  count: v.number(),
});

export const shipmentBox = v.object({
  number: v.number(),
  weightG: v.number(),
  lengthMm: v.number(),
  widthMm: v.number(),
  heightMm: v.number(),
  trackingNo: v.string(),
  delivered: v.boolean(),
  /** Numbers of the parcels that were packed into it. */
  parcelNos: v.array(v.string()),
});
export type ShipmentBox = v.InferOutput<typeof shipmentBox>;

/** What is entered for a line of the declaration, besides its value. */
export const declarationFields = {
  descriptionEn: line(120),
  descriptionZh: optionalLine(120),
  hsCode: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\d.]{0,14}$/)), ''),
  quantity,
  origin: country,
  /** Net weight of the whole line. */
  weightG: wholeGrams,
};
export const declarationLine = v.object({
  ...declarationFields,
  /** Empty if the goods have no title in Latin letters, and nobody has written one yet. */
  descriptionEn: v.string(),
  value: cny,
});
export type DeclarationLine = v.InferOutput<typeof declarationLine>;

const paperLine = v.object({ ...declarationLine.entries });
const party = v.object({ name: v.string(), lines: v.array(v.string()), phone: v.string() });
/** The data of a paper. Texts are in Latin letters, because carriers and customs abroad read no others. */
export const shipmentPaper = v.object({
  kind: v.picklist(PAPER_KINDS),
  orderNo: v.string(),
  /** The tenant's day. */
  day: v.string(),
  sender: party,
  recipient: party,
  country: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  option: v.string(),
  boxes: v.array(shipmentBox),
  lines: v.array(paperLine),
  quantity: v.number(),
  weightG: v.number(),
  value: cny,
  /** What has to be completed by hand: fields with letters that the paper can't show, missing HS codes. */
  incomplete: v.array(v.picklist(['sender', 'recipient', 'lines', 'hsCode', 'weight'])),
});
export type ShipmentPaper = v.InferOutput<typeof shipmentPaper>;
