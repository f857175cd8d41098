import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { REINFORCED_PACKING } from '../../../contract/values/money/charges.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

/** The name of a country in a language, from its two-letter code. */
export function countryName(locale: Locale, code: string): string {
  const names = new Intl.DisplayNames(bcp47(locale), { type: 'region', fallback: 'code' });
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
}

/**
 * The work for a shipment besides packing: `Remove price tags × 2`. In older shipments, reinforced packing
 * is only in `packing`.
 */
export function chosenWork(
  t: DeskTranslate,
  { services, packing }: Pick<OpsTransit, 'services' | 'packing'>,
): string {
  const hasReinforcedPacking = services.some(({ code }) => code === REINFORCED_PACKING);
  return [
    ...(packing === 'REINFORCED' && !hasReinforcedPacking ? [t('desk.shipments.reinforced')] : []),
    ...services.map(({ name, count }) => (count === 1 ? name : `${name} × ${count}`)),
  ].join(', ');
}

/** Sides in centimetres: `30 × 20 × 15 cm`. Empty if they were not measured. */
export function sidesText(box: { lengthMm: number; widthMm: number; heightMm: number }): string {
  if (box.lengthMm === 0) return '';
  return `${[box.lengthMm, box.widthMm, box.heightMm].map((side) => side / 10).join(' × ')} cm`;
}
