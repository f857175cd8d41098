import type { ProductLinkResult } from '../../contract/calls/catalogue.ts';
import { ApiError } from '../../contract/errors.ts';
import { parseProductLink } from '../../contract/links/product-link.ts';
import { currentRequest } from '../../server/request/context.ts';
import { failPage } from '../../server/request/read.ts';

/**
 * Finds out what a pasted text is: a product's link or something else. A remote backend (API_UPSTREAM) may lack the
 * call for this; then the text is only parsed: short links stay unresolved, and the product's URL is not encrypted.
 */
export async function resolveLink(text: string): Promise<ProductLinkResult> {
  try {
    return await currentRequest().api('resolveProductLink', { query: { text } });
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return isMissing ? parseOnly(text) : failPage(error, 'resolveProductLink');
  }
}

function parseOnly(text: string): ProductLinkResult {
  const { kind, ...found } = parseProductLink(text);
  const url = 'url' in found ? found.url : undefined;
  return {
    kind,
    ...('platform' in found && { platform: found.platform }),
    ...(url !== undefined && { productUrl: url }),
    ...(url !== undefined && kind === 'PRODUCT' && { link: url }),
  };
}
