import { Failure } from '../../../contract/errors.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { openProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Scope } from '../base/scope.ts';

/**
 * The canonical URL of the product that a request names by its encrypted link, by any of its URLs at
 * a marketplace or by a share text. A decrypted URL is normalised again. Throws `WRONG_LINK`.
 */
export function productAddress(scope: Scope, text: string): string {
  const link = parseProductLink(openProductUrl(scope.keys, text) ?? text);
  if (link.kind !== 'PRODUCT') throw new Failure('WRONG_LINK');
  return link.url;
}
