import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../contract/calls/catalogue.ts';
import { call } from '../session/api.ts';
import { mayBeLink } from './search-decision.ts';

/** Time after the last typed character before suggestions are requested. */
const TYPING_PAUSE_MS = 150;
/** The contract's limit for the text to complete, in characters. */
const MAX_LENGTH = 200;

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
  request: (text: string) => void;
  close: () => void;
  /** Moves through the list with arrow keys, and closes it with Escape. Returns whether it used the key. */
  handleKey: (event: KeyboardEvent) => boolean;
};

/** Suggestions for the typed text. A response for an outdated text is dropped. */
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
    const typed = text.trim().slice(0, MAX_LENGTH);
    if (typed === '' || mayBeLink(typed)) return close();
    pending.current?.abort();
    setActive(-1);
    pending.current = new AbortController();
    const { signal } = pending.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const input = { query: { keyword: typed } };
      const found = await call('suggestWords', input, signal).catch(() => undefined);
      if (signal.aborted) return;
      const hasAny = found && found.keywords.length + found.categories.length > 0;
      setList(hasAny ? { ...found, typed } : undefined);
    }, TYPING_PAUSE_MS);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (!list) return false;
    // The positions go round: from -1, the typed text, to the last category.
    const positions = list.keywords.length + list.categories.length + 1;
    const move = (step: 1 | -1) => setActive(((active + 1 + step + positions) % positions) - 1);
    if (key === 'Escape') close();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else return false;
    return true;
  };
  return { list, active, request, close, handleKey };
}
