import type { Tenant } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { bcp47 } from '../../i18n/locale.ts';
import type { SharePicture } from './share-picture.ts';

/** Cached, because `Intl.Locale` is slow. */
const openGraphLocales = new Map<Locale, string>();

/** A locale in Open Graph's form: `en_US` for `en`. */
export function openGraphLocale(locale: Locale): string {
  let text = openGraphLocales.get(locale);
  if (!text) {
    const { language, region } = new Intl.Locale(bcp47(locale)).maximize();
    text = `${language}_${region}`;
    openGraphLocales.set(locale, text);
  }
  return text;
}

export type OpenGraphProps = {
  readonly tenant: Pick<Tenant, 'name'>;
  readonly locale: Locale;
  readonly type: 'website' | 'article' | 'product';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: SharePicture;
};

/**
 * The preview of a shared link to the page. Other languages are not listed, because search engines read
 * them from `hreflang`.
 */
export function OpenGraph(props: OpenGraphProps) {
  const { tenant, locale, type, title, description, url, picture } = props;
  const isWide = picture.size && picture.size.width > picture.size.height;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={tenant.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:alt" content={picture.alt} />
      {picture.size && (
        <>
          <meta property="og:image:width" content={String(picture.size.width)} />
          <meta property="og:image:height" content={String(picture.size.height)} />
        </>
      )}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
    </>
  );
}
