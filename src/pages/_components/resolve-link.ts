import type { ProductLinkResult } from '../../contract/calls/catalogue.ts';
import { ApiError } from '../../contract/errors.ts';
import { parseProductLink } from '../../contract/links/product-link.ts';
import { currentRequest } from '../../server/request/context.ts';
import { failPage } from '../../server/request/read.ts';

/**
 * Classifies a pasted text. A backend elsewhere may not have this call: then the text is parsed here,
 * short links stay unresolved, and the product's URL is not encrypted.
 */
export async function resolveLink(text: string): Promise<ProductLinkResult> {
  try {
    return await currentRequest().api('resolveProductLink', { query: { text } });
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return isMissing ? parsedHere(text) : failPage(error, 'resolveProductLink');
  }
}

function parsedHere(text: string): ProductLinkResult {
  const { kind, ...found } = parseProductLink(text);
  const url = 'url' in found ? found.url : undefined;
  return {
    kind,
    ...('platform' in found && { platform: found.platform }),
    ...(url !== undefined && { productUrl: url }),
    ...(url !== undefined && kind === 'PRODUCT' && { link: url }),
  };
}
