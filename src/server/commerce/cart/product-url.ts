import { Failure } from '../../../contract/errors.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { openProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Scope } from '../base/scope.ts';

/**
 * The canonical URL of the product in a request: from its encrypted link, any of its URLs at a
 * marketplace, or a text that contains such a URL. A decrypted URL is normalised again. Throws
 * `WRONG_LINK`.
 */
export function canonicalProductUrl(scope: Scope, text: string): string {
  const link = parseProductLink(openProductUrl(scope.keys, text) ?? text);
  if (link.kind !== 'PRODUCT') throw new Failure('WRONG_LINK');
  return link.url;
}
