import { parseProductLink } from '../../../contract/links/product-link.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Scope } from './scope.ts';

/** The link of an item's product page; empty for an item that the staff described by hand, which has none. */
export const pageLinkOf = ({ keys }: Pick<Scope, 'keys'>, productUrl: string): string =>
  parseProductLink(productUrl).kind === 'PRODUCT' ? sealProductUrl(keys, productUrl) : '';
