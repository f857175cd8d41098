import { shareWords } from '../../contract/links/share-words.ts';
import { fill } from '../../i18n/fill.ts';
import { searchPath } from './search-decision.ts';

/** A link from a message about a wrong link to something that helps. */
export type WayOn = { readonly href: string; readonly label: string };

/** The link to a search for the words beside a pasted link; undefined if there are no words. */
export function searchWay(searchFor: string, pasted: string): WayOn | undefined {
  const keyword = shareWords(pasted);
  return keyword
    ? { href: searchPath(keyword, undefined), label: fill(searchFor, { keyword }) }
    : undefined;
}

/**
 * The next steps after a link that opens no product: searching for the words beside it, and asking for the
 * product. `askSourcing` is empty if the shop has no sourcing service.
 */
export function waysOn(
  { searchFor, askSourcing }: { readonly searchFor: string; readonly askSourcing: string },
  pasted: string,
): WayOn[] {
  const search = searchWay(searchFor, pasted);
  return [
    ...(search ? [search] : []),
    ...(askSourcing ? [{ href: sourcingPath({ link: pasted }), label: askSourcing }] : []),
  ];
}

/** The path of the sourcing service's form with a link or text filled in. */
export const sourcingPath = (filledIn: { link: string } | { text: string }): string =>
  `/sourcing-service?${new URLSearchParams(filledIn)}#request`;
