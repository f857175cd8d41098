import { Failure } from '../../../contract/errors.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { openProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Scope } from '../base/scope.ts';

/**
 * The canonical address of the product that a request names by its encrypted link or by any
 * address at a marketplace. A decrypted address is normalised again. Throws `WRONG_LINK`.
 */
export function productAddress(scope: Scope, text: string): string {
  const link = parseProductLink(openProductUrl(scope.keys, text) ?? text);
  if (link.kind !== 'PRODUCT') throw new Failure('WRONG_LINK');
  return link.url;
}
