import type { Tenant } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { formatDateTime } from '../../i18n/format.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { END_PREVIEW_PATH, type OpenPreview } from '../../site/shop-preview.ts';
import stylesheet from './view-bar.css?url';

type BarProps = {
  view: {
    tenant: Tenant;
    locale: Locale;
    platform: { deskTranslator: (locale: Locale) => Promise<DeskTranslate> };
  };
  preview: OpenPreview;
};

/** The bar above each page of a preview. It says that the page shows drafts, to whom, and until when. */
export async function PreviewBar({ view, preview }: BarProps) {
  const { tenant, locale, platform } = view;
  const t = await platform.deskTranslator(locale);
  const time = formatDateTime(locale, preview.expiresAt, tenant);
  return (
    <aside className="view-bar" aria-label={t('desk.preview.title')}>
      <link rel="stylesheet" href={stylesheet} precedence="view" />
      <span dir="auto">{t('desk.preview.bar', { viewer: preview.viewer, time })}</span>
      <form action={END_PREVIEW_PATH}>
        <button type="submit">{t('desk.preview.end')}</button>
      </form>
    </aside>
  );
}
