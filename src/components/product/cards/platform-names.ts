import { PRODUCT_PLATFORMS } from '../../../contract/values/product-kinds.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';

/** Names of all marketplaces, for cards made in the browser. */
export const platformNames = (t: Translate): Record<string, string> =>
  Object.fromEntries(
    PRODUCT_PLATFORMS.map((platform) => [platform, translateKey(t, `platform.${platform}`)]),
  );
