import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LinkedProduct, Suggestions } from '../../contract/calls/catalogue.ts';
import { shareWords } from '../../contract/links/share-words.ts';
import type { ProductCard } from '../../contract/values/goods/product.ts';
import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import { call, type Route } from '../session/api.ts';
import { readRecent, recentMatches } from './recent-searches.ts';
import { mayBeLink } from './search-decision.ts';

const SUGGEST_WORDS: Route<'suggestWords'> = ['GET', '/front/product/suggestions'];
const RESOLVE_PRODUCT_LINK: Route<'resolveProductLink'> = ['GET', '/front/product/link'];

/** Time after the last typed character before suggestions are requested. */
const TYPING_PAUSE_MS = 150;
/** The contract's limits for the text to complete and for a text with a link, in characters. */
const MAX_LENGTH = 200;
const MAX_LINK_LENGTH = 4000;
/** The most words if products follow, which should be in sight. */
const MAX_BESIDE_PRODUCTS = 4;

/** Id of an option of the list. */
export const optionId = (listId: string, position: number): string => `${listId}${position}`;

/** A suggested product. */
export type SuggestedProduct = LinkedProduct & { link: string; platform: ProductPlatform };

/** The options below the field, in this order. */
export type SuggestionList = {
  /** The text that the suggestions complete. */
  typed: string;
  /** Earlier searches that contain the typed text. */
  recent: readonly string[];
  keywords: readonly string[];
  categories: Suggestions['categories'];
  products: readonly SuggestedProduct[];
};

export type SuggestionState = {
  list: SuggestionList | undefined;
  /** Position of the option that Enter opens; -1 for the typed text. */
  active: number;
  request: (text: string) => void;
  close: () => void;
  /** Moves through the list with arrow keys, and closes it with Escape. Returns whether it used the key. */
  handleKey: (event: KeyboardEvent) => boolean;
};

export const optionCount = ({ recent, keywords, categories, products }: SuggestionList): number =>
  recent.length + keywords.length + categories.length + products.length;

/** Suggestions for the typed words, or what the typed link opens. A response for an outdated text is dropped. */
export function useSuggestions(): SuggestionState {
  const [list, setList] = useState<SuggestionList>();
  const [active, setActive] = useState(-1);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const close = () => {
    pending.current?.abort();
    setList(undefined);
    setActive(-1);
  };
  const request = (text: string) => {
    const typed = text.trim();
    if (typed === '') return close();
    const isLink = mayBeLink(typed);
    // The options for the words before stay until the new ones arrive. They are closed for a link, which has nothing
    // in common with them.
    if (isLink) close();
    pending.current?.abort();
    setActive(-1);
    pending.current = new AbortController();
    const { signal } = pending.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const found = await (isLink ? behindLink : suggestionsFor)(typed, signal);
      if (!signal.aborted) setList(optionCount(found) > 0 ? found : undefined);
    }, TYPING_PAUSE_MS);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (!list) return false;
    // The positions go round: from -1, the typed text, to the last option.
    const positions = optionCount(list) + 1;
    const move = (step: 1 | -1) => setActive(((active + 1 + step + positions) % positions) - 1);
    if (key === 'Escape') close();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else return false;
    return true;
  };
  return { list, active, request, close, handleKey };
}

const nothingFor = (typed: string): SuggestionList => ({
  typed,
  recent: [],
  keywords: [],
  categories: [],
  products: [],
});

async function suggestionsFor(text: string, signal: AbortSignal): Promise<SuggestionList> {
  const typed = text.slice(0, MAX_LENGTH);
  const recent = recentMatches(readRecent(), typed);
  const input = { query: { keyword: typed } };
  const found = await call(SUGGEST_WORDS, input, signal).catch(() => undefined);
  const isRecent = (keyword: string) =>
    recent.some((other) => other.toLowerCase() === keyword.toLowerCase());
  const keywords = found?.keywords.filter((keyword) => !isRecent(keyword)) ?? [];
  const hasProducts = (found?.products?.length ?? 0) > 0;
  return {
    typed,
    recent,
    keywords: hasProducts ? keywords.slice(0, MAX_BESIDE_PRODUCTS) : keywords,
    categories: found?.categories ?? [],
    products: found?.products?.map(suggestedProduct) ?? [],
  };
}

const suggestedProduct = (card: ProductCard): SuggestedProduct => {
  const { link, platform, titleTrans, image, price } = card;
  return { link, platform, title: titleTrans, image, price };
};

/**
 * The product that a link opens or, if none is known, the words beside the link. The server does not follow short links for
 * this: the shopper is only considering.
 */
async function behindLink(text: string, signal: AbortSignal): Promise<SuggestionList> {
  const query = { text: text.slice(0, MAX_LINK_LENGTH), product: true };
  const found = await call(RESOLVE_PRODUCT_LINK, { query }, signal).catch(() => undefined);
  const { link, platform, product } = found ?? {};
  if (link && platform && product) {
    return { ...nothingFor(''), products: [{ ...product, link, platform }] };
  }
  const words = shareWords(text);
  return { ...nothingFor(''), keywords: words ? [words] : [] };
}
