import type { Context } from 'hono';
import type { Tenant } from '../../../contract/calls/site.ts';
import { bcp47, directionOf } from '../../../i18n/locale.ts';
import { localeOfTag } from '../../../i18n/page-language.ts';
import type { MessageKey } from '../../../i18n/translator.ts';
import { LANGUAGE_FIELD } from '../../../site/page-language.ts';
import { iconOf } from '../../../site/tenant-display.ts';
import type { RequestEnv } from '../../request/context.ts';
import { tenantInLocale } from '../tenant.ts';

/** The shortcuts of an installed shop. */
const SHORTCUTS: readonly { name: MessageKey; url: string }[] = [
  { name: 'nav.search', url: '/product-search' },
  { name: 'nav.cart', url: '/cart' },
  { name: 'nav.purchase', url: '/my/purchase' },
];
/** How many characters fit under an icon on a home screen. */
const MAX_SHORT_NAME_LENGTH = 12;
const BACKGROUND = '#ffffff';

const typeOf = (file: string) => (file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');

/** The tenant's icon, and its icons of fixed sizes if it has any. */
function iconsOf(tenant: Tenant) {
  const { appIcons = [] } = tenant;
  const icon = iconOf(tenant);
  const main = { src: icon, type: typeOf(icon), sizes: 'any' };
  const sized = appIcons.flatMap(({ image, size }) =>
    (['maskable', 'any'] as const).map((purpose) => ({
      src: image,
      type: typeOf(image),
      sizes: `${size}x${size}`,
      purpose,
    })),
  );
  return [{ ...main, purpose: 'any' }, ...sized];
}

/** The shop's web manifest, in the language that the URL names or the tenant's default. */
export async function manifest(c: Context<RequestEnv>): Promise<Response> {
  const requested = localeOfTag(c.req.query(LANGUAGE_FIELD), c.var.tenant);
  const locale = requested ?? c.var.tenant.defaultLanguage;
  c.set('locale', locale);
  const [tenant, t] = await Promise.all([tenantInLocale(c), c.var.platform.translator(locale)]);
  const shortcuts = SHORTCUTS.map(({ name, url }) => ({ name: t(name), url }));
  const body = {
    id: '/',
    name: tenant.name,
    short_name:
      tenant.name.length > MAX_SHORT_NAME_LENGTH ? tenant.name.split(' ')[0] : tenant.name,
    description: tenant.description,
    lang: bcp47(locale),
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: tenant.themeColor,
    background_color: BACKGROUND,
    categories: ['shopping'],
    icons: iconsOf(tenant),
    shortcuts,
  };
  return c.body(JSON.stringify(body), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
  });
}
