import type { Tenant } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/locales.ts';
import type { ColorScheme } from '../../contract/values/site-kinds.ts';
import { bcp47 } from '../../i18n/locale.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';
import { iconOf } from '../../site/tenant-display.ts';
import { browserThemeColor, schemes } from '../../theme/palette.ts';

/** Width of iOS' icon in pixels. */
const TOUCH = 180;

type SiteHeadProps = {
  readonly tenant: Tenant;
  readonly locale: Locale;
  /** The visitor's choice; undefined if the system decides. */
  readonly scheme: ColorScheme | undefined;
  readonly themeColor: string;
};

/** The head of every page of a tenant: icons, manifest, theme colour. */
export function SiteHead({ tenant, locale, scheme, themeColor }: SiteHeadProps) {
  const icons = (tenant.appIcons ?? []).toSorted((a, b) => a.size - b.size);
  const touch = icons.find(({ size }) => size >= TOUCH) ?? icons.at(-1);
  const shown = scheme ? [scheme] : schemes;
  return (
    <>
      {shown.map((one) => (
        <meta
          key={one}
          name="theme-color"
          content={browserThemeColor(themeColor, one)}
          media={scheme ? undefined : `(prefers-color-scheme: ${one})`}
        />
      ))}
      <link rel="icon" href={iconOf(tenant)} />
      {touch && <link rel="apple-touch-icon" href={touch.image} />}
      <link rel="manifest" href={`/manifest.webmanifest?${LANGUAGE_FIELD}=${bcp47(locale)}`} />
    </>
  );
}
