import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../../framework/link.tsx';
import { productHref } from '../../site/product-href.ts';
import { call, type Route } from '../session/api.ts';
import { toast } from '../ui/toast.ts';
import { judgeLink, type LinkVerdict } from './link-verdict.ts';
import { forgetSearch, forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';
import { scopeOf } from './scope-of.ts';
import { decideSearch, searchPath } from './search-decision.ts';
import { optionId, type SuggestionState, useSuggestions } from './use-suggestions.ts';

const RESOLVE_PRODUCT_LINK: Route<'resolveProductLink'> = ['GET', '/front/product/link'];

type SearchOptions = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Shown if a link could not be checked. */
  readonly failedText: string;
};

export type Search = {
  verdict: LinkVerdict | undefined;
  /** Recent searches to offer; an empty list while the field has text. */
  recent: readonly string[];
  suggestions: SuggestionState;
  opening: boolean;
  /**
   * The dialog about a wrong link. Undefined until the first one; `short` if a short link failed; `text`
   * is what was pasted.
   */
  wrongLink: { open: boolean; short: boolean; text: string } | undefined;
  /** Handles a new text in the field; `isComposing` while an input method still composes it. */
  setText: (text: string, isComposing?: boolean) => void;
  clear: () => void;
  /** Removes one recent search; without `keyword`, all of them. */
  forget: (keyword?: string) => void;
  /** Opens the active suggestion if the key is Enter. */
  openActive: (event: KeyboardEvent, listId: string) => void;
  submit: () => void;
  offerRecent: () => void;
  closeRecent: () => void;
  /** Closes the suggestions and the recent searches. */
  closeLists: () => void;
  closeWrongLink: () => void;
};

/** Resolves a pasted link and opens its target. */
function useLinkOpener(
  input: SearchOptions['input'],
  failedText: string,
  openWords: (words: string, path: string) => Promise<void>,
) {
  const { push } = useRouter();
  const [opening, setOpening] = useState(false);
  const [wrongLink, setWrongLink] = useState<Search['wrongLink']>();

  const openLink = async (text: string) => {
    setOpening(true);
    try {
      const { kind, link, platform, agent } = await call(RESOLVE_PRODUCT_LINK, { query: { text } });
      if (kind === 'PRODUCT' && link) await push(productHref(link));
      // A marketplace or agent that the tenant does not offer: the results page offers the sourcing
      // service.
      else if (kind === 'UNSUPPORTED_HOST' && (platform || agent))
        await push(searchPath(text, undefined) as OwnHref);
      else if (kind === 'KEYWORD') await openWords(text, searchPath(text, scopeOf(input.current)));
      else setWrongLink({ open: true, short: kind === 'NEEDS_EXPANSION', text });
    } catch {
      toast('error', failedText, { key: 'search' });
    }
    setOpening(false);
  };
  const closeWrongLink = () => setWrongLink((shown) => shown && { ...shown, open: false });
  return { opening, wrongLink, openLink, closeWrongLink };
}

/** State and actions of the search field; `search-assist.tsx` renders them. */
export function useSearch({ input, failedText }: SearchOptions): Search {
  const { path, query, push } = useRouter();
  const keyword = new URLSearchParams(query).get('keyword') ?? '';
  const [typed, setTyped] = useState(() => input.current?.value ?? keyword);
  const [verdict, setVerdict] = useState<LinkVerdict>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const suggestions = useSuggestions();

  const show = (text: string) => {
    if (input.current) input.current.value = text;
    setTyped(text);
    setVerdict(undefined);
    suggestions.close();
  };

  // After a navigation the field shows the new page's keyword, or nothing.
  const shownPage = useRef(path + query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes.
  useEffect(() => {
    if (shownPage.current === path + query) return;
    shownPage.current = path + query;
    show(keyword);
    setRecent([]);
  }, [path, query]);

  const offerRecent = () => setRecent(readRecent());
  const openWords = (words: string, path: string) => {
    rememberSearch(words);
    return push(path as OwnHref).catch(() => undefined);
  };
  const { opening, wrongLink, openLink, closeWrongLink } = useLinkOpener(
    input,
    failedText,
    openWords,
  );

  return {
    verdict,
    recent: typed === '' ? recent : [],
    suggestions,
    opening,
    wrongLink,
    offerRecent,
    closeRecent: () => setRecent([]),
    closeWrongLink,
    setText: (text, isComposing) => {
      setTyped(text);
      setVerdict(undefined);
      if (text === '') offerRecent();
      if (!isComposing) suggestions.request(text);
      void judgeLink(text).then((found) => input.current?.value === text && setVerdict(found));
    },
    clear: () => {
      show('');
      offerRecent();
      input.current?.focus();
    },
    forget: (keyword) => {
      if (keyword === undefined) forgetSearches();
      setRecent(keyword === undefined ? [] : forgetSearch(keyword));
      input.current?.focus();
    },
    openActive: (event, listId) => {
      const { list, active } = suggestions;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !list || active < 0) return;
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
      suggestions.close();
    },
    closeLists: () => {
      suggestions.close();
      setRecent([]);
    },
    submit: () => {
      if (opening) return;
      setRecent([]);
      suggestions.close();
      const decision = decideSearch(input.current?.value ?? '', scopeOf(input.current));
      if (decision.kind === 'LINK') void openLink(decision.text);
      else if (decision.kind === 'WORDS') {
        void openWords(decision.keyword, decision.path);
      }
    },
  };
}
