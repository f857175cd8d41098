'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { MoneyPattern } from '../../i18n/money-pattern.ts';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { LinkNotice } from './link-notice.tsx';
import { RecentList } from './recent-list.tsx';
import { scopeOf } from './scope-of.ts';
import * as css from './search-input.css';
import { SuggestionList } from './suggestion-list.tsx';
import { type Search, useSearch } from './use-search.ts';
import { optionId } from './use-suggestions.ts';
import { waysOn } from './ways-on.ts';

const WrongLinkDialog = lazyIsland(() => import('./wrong-link-dialog.tsx'));

/** The functions that the search field calls. */
export type FieldHandlers = Pick<
  Search,
  'setText' | 'clear' | 'submit' | 'offerRecent' | 'closeLists'
> & {
  openActive: (event: KeyboardEvent) => void;
  handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  handleMouseDown: (event: MouseEvent<HTMLElement>) => void;
};

/** The state that the search field shows: whether a link is being opened, and its combobox's list. */
export type FieldState = { opening: boolean; listId?: string; activeId?: string };

export type SearchAssistProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly handlers: RefObject<FieldHandlers | null>;
  /** Whether the form was submitted before this script was loaded. */
  readonly isSubmitted: RefObject<boolean>;
  readonly texts: SearchTexts;
  /** The format of prices in CNY. */
  readonly cny: MoneyPattern;
  readonly onState: (state: FieldState) => void;
};

/** A short link that could not be followed is not called wrong. */
const wrongLinkTexts = (texts: SearchTexts['wrongLink'], isShort: boolean) => ({
  title: isShort ? texts.shortTitle : texts.title,
  text: isShort ? texts.short : texts.text,
  confirm: texts.confirm,
});

/** Moves the focus between the field and the links below it with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const elements = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li a'),
  ];
  const index = elements.indexOf(event.target as HTMLElement);
  const next = elements[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Keeps Safari from blurring the field before a click in the list: that would close the list. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target } = event;
  if (target instanceof Element && target.closest('li, [role=listbox]')) event.preventDefault();
}

/**
 * Suggestions, recent searches and the check of pasted links. `SearchInput` loads this component when the field gets
 * the focus.
 */
export default function SearchAssist(props: SearchAssistProps) {
  const { input, handlers, isSubmitted, texts, cny, onState } = props;
  const search = useSearch({ input, failedText: texts.failed });
  const listId = useId();
  const { opening, suggestions } = search;
  const { list, active } = suggestions;
  const isOpen = list !== undefined;

  useImperativeHandle(handlers, () => ({
    ...search,
    openActive: (event) => search.openActive(event, listId),
    handleMouseDown: keepFocus,
    handleKeyDown: (event) => {
      // While an input method composes text, these keys control it.
      if (event.nativeEvent.isComposing) return;
      if (suggestions.handleKey(event)) return event.preventDefault();
      if (event.key === 'Escape') search.closeRecent();
      moveFocus(event);
    },
  }));
  // In the same commit as the list, so that a screen reader never finds the list without these
  // attributes or the attributes without the list.
  useLayoutEffect(() => {
    onState({
      opening,
      ...(isOpen && { listId }),
      ...(isOpen && active >= 0 && { activeId: optionId(listId, active) }),
    });
  }, [opening, isOpen, active, listId, onState]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: handles once what happened before this script was loaded.
  useEffect(() => {
    const text = input.current?.value ?? '';
    if (isSubmitted.current) search.submit();
    else if (document.activeElement !== input.current) return;
    else if (text !== input.current?.defaultValue) search.setText(text);
    else search.offerRecent();
    isSubmitted.current = false;
  }, []);
  return (
    <>
      <div className={search.verdict || list ? css.panel : undefined}>
        <div role="status">
          {search.verdict && <LinkNotice verdict={search.verdict} texts={texts} />}
        </div>
        {list && (
          <SuggestionList
            id={listId}
            list={list}
            active={active}
            channel={scopeOf(input.current)}
            texts={texts}
            cny={cny}
          />
        )}
      </div>
      {search.recent.length > 0 && (
        <RecentList
          keywords={search.recent}
          channel={scopeOf(input.current)}
          texts={texts}
          onForget={() => search.forget()}
          onForgetOne={search.forget}
        />
      )}
      {search.wrongLink !== undefined && (
        <WrongLinkDialog
          open={search.wrongLink.open}
          texts={wrongLinkTexts(texts.wrongLink, search.wrongLink.short)}
          ways={waysOn(texts.wrongLink, search.wrongLink.text)}
          field={input}
          onClose={search.closeWrongLink}
        />
      )}
    </>
  );
}
