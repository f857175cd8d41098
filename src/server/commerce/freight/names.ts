import { REINFORCED_PACKING } from '../../../contract/values/money/charges.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import type { ChosenService } from '../../db/schema/warehouse/transit.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Tariff } from './tariff.ts';

/** The language of a reader. */
export type Reader = { locale: Locale; t: Translate };

/** The name of an option or a surcharge in the reader's language; its code if the tariff has no name. */
export const nameOf = (
  { names }: Pick<Tariff, 'names'>,
  code: string,
  { locale }: Pick<Reader, 'locale'>,
): string => (names[code] ? pickText(names[code], locale) : code);

/** The names of services, by their code, as those of a tariff. */
export const serviceNames = (services: readonly ChosenService[]): Record<string, TenantText> =>
  Object.fromEntries(services.map(({ code, name }) => [code, name]));

/** The label of a line of a bill. */
export function lineLabel(
  tariff: { names: Readonly<Record<string, TenantText>> },
  { kind, code }: { kind: string; code?: string | undefined },
  reader: Reader,
): string {
  if (!code) return translateKey(reader.t, `freight.line.${kind}`);
  if (code === REINFORCED_PACKING && !tariff.names[code]?.[reader.locale]) {
    return reader.t('freight.surcharge.REINFORCED_PACKING');
  }
  return nameOf(tariff, code, reader);
}
