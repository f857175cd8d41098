import type { Locale } from '../../contract/values/locales.ts';
import { formatDateTime } from '../../i18n/format.ts';
import type { Zone } from '../../i18n/time-zone.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { END_VIEW_PATH, type ShopView } from '../../server/request/view.ts';
import stylesheet from './view-bar.css?url';

type BarProps = { view: ShopView & { t: DeskTranslate }; locale: Locale; zone: Zone };

/** Says above each page of the shop that somebody of the staff sees it as a shopper, and until when. */
export function ViewBar({ view: { t, shopper, viewer, expiresAt }, locale, zone }: BarProps) {
  const until = formatDateTime(locale, expiresAt, zone);
  return (
    <aside className="view-bar" aria-label={t('desk.viewAs.title')}>
      <link rel="stylesheet" href={stylesheet} precedence="view" />
      <span>{t('desk.viewAs.bar', { shopper, viewer, time: until })}</span>
      <form action={END_VIEW_PATH}>
        <button type="submit">{t('desk.viewAs.end')}</button>
      </form>
    </aside>
  );
}
