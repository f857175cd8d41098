import type {
  CellProblem,
  TariffDetail,
  TariffSummary,
} from '../../../contract/ops/shop/tariffs.ts';
import {
  TARIFF_COLUMN_GROUPS,
  type TariffColumnGroup,
} from '../../../contract/values/money/tariff.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

export const TARIFF_VIEWS = [
  'prices',
  'limits',
  'service',
  'extras',
  'names',
  'changes',
  'samples',
  'file',
] as const;
export type TariffViewName = (typeof TARIFF_VIEWS)[number];

/** The part of a version that the page with this query shows. */
export function tariffViewOf(query: URLSearchParams): TariffViewName {
  return TARIFF_VIEWS.find((name) => name === query.get('view')) ?? 'prices';
}

export const isColumnGroup = (name: TariffViewName): name is TariffColumnGroup =>
  Object.hasOwn(TARIFF_COLUMN_GROUPS, name);

export const tariffsPath = ({ tenant }: DeskTenantView): string =>
  deskPath(tenant.id, 'shop', 'tariffs');

/** The path of the page of a version, with these fields in its query. */
export function tariffPath(
  view: DeskTenantView,
  id: string,
  query: Record<string, string> = {},
): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled);
  return `${deskPath(view.tenant.id, 'shop', 'tariffs', id)}${search.size > 0 ? `?${search}` : ''}`;
}

/** The mistake of a cell, in words. */
export function problemText(t: DeskTranslate, { code }: Pick<CellProblem, 'code'>): string {
  if (code === 'known' || code === 'choice' || code === 'invalid') {
    return t(`desk.tariff.problem.${code}`);
  }
  return translateKey(t, `field.${code}`);
}

/** The state of a version in words; of a published one, whether it applies now. */
export function stateText(t: DeskTranslate, { state, current }: TariffSummary): string {
  if (state !== 'PUBLISHED') return t(`desk.tariff.state.${state}`);
  return t(current ? 'desk.tariff.state.CURRENT' : 'desk.tariff.state.SUPERSEDED');
}

/** The time from which a version applies, in the tenant's time zone. */
export function fromText(
  { t, locale, zone }: DeskTenantView,
  { state, validFrom }: TariffSummary,
): string {
  if (state === 'DRAFT') return '';
  return validFrom ? formatDateTime(locale, validFrom, zone) : t('desk.tariff.always');
}

/** The name of an option or a surcharge in a language; without one its English name, or its code. */
export function optionName({ names }: TariffDetail, code: string, locale: Locale): string {
  const namesOfCode = names.filter((name) => name.code === code);
  const inLanguage = namesOfCode.find((name) => name.locale === locale);
  return (inLanguage ?? namesOfCode.find((name) => name.locale === 'en'))?.text ?? code;
}
