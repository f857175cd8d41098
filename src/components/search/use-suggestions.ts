import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../contract/calls/catalogue.ts';
import { call } from '../session/api.ts';
import { mayBeLink } from './search-decision.ts';

/** Waiting time after the last key, before the request. */
const PAUSE_MS = 150;
const LONGEST = 200;

/** Id of an option of the list. */
export const optionId = (listId: string, position: number): string => `${listId}${position}`;

export type SuggestionList = Suggestions & {
  /** The text that the suggestions complete. */
  typed: string;
};

export type SuggestionState = {
  list: SuggestionList | undefined;
  /** Position of the option that Enter opens, among keywords and categories; -1 for the typed text. */
  active: number;
  ask: (text: string) => void;
  close: () => void;
  /** Arrow keys move through the list, Escape closes it. Returns whether the list used the key. */
  key: (event: KeyboardEvent) => boolean;
};

/** Suggestions for the typed text. The answer to an outdated text is dropped. */
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
