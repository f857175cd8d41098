import type { ProductLinkResult } from '../../../contract/calls/catalogue.ts';
import { type AttemptLimit, countNetworkAttempt } from '../../commerce/identity/attempts.ts';
import { expandLink, isExpanded } from '../../sourcing/links/expand-link.ts';
import { resolveLink } from '../../sourcing/links/resolve-link.ts';
import { type CallScope, readerOf } from '../scope.ts';

/** How many short links are requested for one IP address: far more than a person pastes. */
const SHORT_LINKS: AttemptLimit = { limit: 300, windowSeconds: 3600 };

/**
 * Classifies a pasted text. `follow` finds out where a short link leads; it throws `TOO_MANY_REQUESTS` if
 * the visitor has caused too many such requests. `stay` sends no request.
 */
export const pastedLink = (
  scope: CallScope,
  text: string,
  shortLinks: 'follow' | 'stay',
): Promise<ProductLinkResult> =>
  resolveLink(text, {
    ...readerOf(scope),
    keys: scope.keys,
    expand: async (url) => {
      if (shortLinks === 'stay') return undefined;
      const { fetchLink } = scope;
      if (!isExpanded(fetchLink, url)) await countNetworkAttempt(scope, 'short-link', SHORT_LINKS);
      return expandLink(fetchLink, url);
    },
  });
