/* The printer and the scale of a station. */

/** The settings of both. */
export const STATION_DEVICES = [
  'labelSize',
  'printing',
  'scale',
  'scaleUnit',
  'scaleBaud',
] as const;

/** The paper of a label printer, width × height in millimetres. */
export const LABEL_SIZES = ['100x60', '100x150', '80x50', '60x40'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** `ON_COMMAND`: without a click when the command PRINT was scanned; `WHEN_WEIGHED`: also when a parcel was weighed. */
export const LABEL_PRINTING = ['BY_HAND', 'ON_COMMAND', 'WHEN_WEIGHED'] as const;
export type LabelPrinting = (typeof LABEL_PRINTING)[number];

/** `TYPES`: as a keyboard; `SERIAL`: it sends lines to a serial port, which the browser reads. */
export const SCALES = ['NONE', 'TYPES', 'SERIAL'] as const;
export type Scale = (typeof SCALES)[number];

export const SCALE_UNITS = ['G', 'KG'] as const;
export type ScaleUnit = (typeof SCALE_UNITS)[number];

/** How fast a scale sends, as its manual says. */
export const SCALE_BAUDS = ['2400', '4800', '9600', '19200', '115200'] as const;
export type ScaleBaud = (typeof SCALE_BAUDS)[number];

const GRAMS: Record<ScaleUnit, number> = { G: 1, KG: 1000 };

/**
 * Grams from what a scale says, such as `1.240` or `1240 g`; `unit` counts if it says none. Undefined for any other text:
 * a single digit, which is a choice, and numbers as long as those of couriers.
 */
export function readScale(text: string, unit: ScaleUnit): number | undefined {
  const [, number, said] = /^\s*\+?\s*(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g)?\s*$/i.exec(text) ?? [];
  if (number === undefined || (/^\d$/.test(number) && !said)) return undefined;
  const factor = said ? GRAMS[said.toUpperCase() === 'KG' ? 'KG' : 'G'] : GRAMS[unit];
  const grams = Math.round(Number(number.replace(',', '.')) * factor);
  return grams > 0 && grams <= 500_000 ? grams : undefined;
}
