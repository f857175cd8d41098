import { cache } from 'react';
import { PRODUCT_PLATFORMS } from '../../../contract/values/goods/product-kinds.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';

/**
 * Names of all marketplaces, for cards made in the browser. Cached for each request, so that the payload
 * contains them only once.
 */
export const platformNames = cache(
  (t: Translate): Record<string, string> =>
    Object.fromEntries(
      PRODUCT_PLATFORMS.map((platform) => [platform, translateKey(t, `platform.${platform}`)]),
    ),
);
