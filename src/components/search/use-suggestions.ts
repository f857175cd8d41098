import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../contract/calls/catalogue.ts';
import { call } from '../session/api.ts';
import { mayBeLink } from './search-decision.ts';

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;
const LONGEST = 200;

export type SuggestionList = Suggestions & {
  /** The words that it goes on from. */
  typed: string;
};

export type SuggestionState = {
  list: SuggestionList | undefined;
  /** Place of the one that Enter opens, among keywords and categories; -1 for what is typed. */
  active: number;
  ask: (text: string) => void;
  close: () => void;
  /** Up and down through the list, Escape out of it. Whether the key was for the list. */
  key: (event: KeyboardEvent) => boolean;
};

/** How the words being typed could go on. An answer that another letter overtook is dropped. */
export function useSuggestions(): SuggestionState {
  const [list, setList] = useState<SuggestionList>();
  const [active, setActive] = useState(-1);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const close = () => {
    asking.current?.abort();
    setList(undefined);
    setActive(-1);
  };
  const ask = (text: string) => {
    const typed = text.trim().slice(0, LONGEST);
    if (typed === '' || mayBeLink(typed)) return close();
    asking.current?.abort();
    setActive(-1);
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const input = { query: { keyword: typed } };
      const found = await call('suggestWords', input, signal).catch(() => undefined);
      if (signal.aborted) return;
      const some = found && found.keywords.length + found.categories.length > 0;
      setList(some ? { ...found, typed } : undefined);
    }, PAUSE_MS);
  };
  const key = ({ key: name }: KeyboardEvent) => {
    if (!list) return false;
    const places = list.keywords.length + list.categories.length + 1;
    if (name === 'Escape') close();
    else if (name === 'ArrowDown') setActive(((active + 2) % places) - 1);
    else if (name === 'ArrowUp') setActive(((active + places) % places) - 1);
    else return false;
    return true;
  };
  return { list, active, ask, close, key };
}
