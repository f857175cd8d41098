import type { Tenant } from '../../contract/calls/site.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import type { ColorScheme } from '../../contract/values/shop/site-kinds.ts';
import { bcp47 } from '../../i18n/locale.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';
import { iconOf } from '../../site/tenant-display.ts';
import { browserThemeColor, schemes } from '../../theme/palette.ts';

/** Width of the home screen icon of iOS, in pixels. */
const TOUCH_ICON_SIZE = 180;

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
  const touchIcon = icons.find(({ size }) => size >= TOUCH_ICON_SIZE) ?? icons.at(-1);
  const possibleSchemes = scheme ? [scheme] : schemes;
  return (
    <>
      {possibleSchemes.map((possible) => (
        <meta
          key={possible}
          name="theme-color"
          content={browserThemeColor(themeColor, possible)}
          media={scheme ? undefined : `(prefers-color-scheme: ${possible})`}
        />
      ))}
      <link rel="icon" href={iconOf(tenant)} />
      {touchIcon && <link rel="apple-touch-icon" href={touchIcon.image} />}
      <link rel="manifest" href={`/manifest.webmanifest?${LANGUAGE_FIELD}=${bcp47(locale)}`} />
    </>
  );
}
