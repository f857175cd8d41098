'use client';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useId } from 'react';
import { CameraLink } from '../image-search/camera-link.tsx';
import { cx } from '../ui/cx.ts';
import { CloseIcon, SearchIcon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LinkNotice } from './link-notice.tsx';
import { RecentList } from './recent-list.tsx';
import * as css from './search-input.css';
import type { SearchTexts } from './search-texts.ts';
import { optionId } from './suggestion-id.ts';
import { type Search, useSearch } from './use-search.ts';

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));
const WrongLinkDialog = lazy(() => import('./wrong-link-dialog.tsx'));

export type SearchInputProps = {
  readonly texts: SearchTexts;
  readonly placeholder: string;
  /** Marketplace that words are searched in. */
  readonly channel: string | undefined;
  readonly size: keyof typeof css.form;
  /** Only a button, which submitting turns into the field. */
  readonly collapsed: boolean;
};

/** Arrow keys go from the field to the list below it and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Safari takes the focus from the field before a link in a list is clicked, which would close the list. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target } = event;
  if (target instanceof Element && target.closest('li, [role=listbox]')) event.preventDefault();
}

/**
 * Words or a pasted product link. A plain GET form of `/product-search`, which the browser's script
 * takes over.
 */
export function SearchInput(props: SearchInputProps) {
  const { texts, channel } = props;
  const search = useSearch({
    channel,
    startsCollapsed: props.collapsed,
    failedText: texts.failed,
  });
  const listId = useId();
  return (
    <search
      className={cx(css.place[props.size], search.collapsed && css.collapsed)}
      data-expanded={search.expanded || undefined}
      onMouseDown={keepFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.leave();
      }}
      onKeyDown={(event) => {
        // What an input method does with its keys is not for us.
        if (event.nativeEvent.isComposing) return;
        if (search.suggestions.key(event)) return event.preventDefault();
        if (event.key === 'Escape') search.closeRecent();
        moveFocus(event);
      }}
    >
      <SearchForm {...props} search={search} listId={listId} />
      <div role="status">
        {search.verdict && <LinkNotice verdict={search.verdict} texts={texts} />}
      </div>
      {search.recent.length > 0 && (
        <RecentList
          keywords={search.recent}
          channel={channel}
          texts={texts}
          onForget={() => search.forget()}
          onForgetOne={search.forget}
        />
      )}
      {search.suggestions.list && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            list={search.suggestions.list}
            active={search.suggestions.active}
            texts={texts}
          />
        </Suspense>
      )}
      {search.wrongLink !== undefined && (
        <Suspense fallback={null}>
          <WrongLinkDialog
            open={search.wrongLink.open}
            texts={texts.wrongLink}
            short={search.wrongLink.short}
            field={search.input}
            onClose={search.closeWrongLink}
          />
        </Suspense>
      )}
    </search>
  );
}

type SearchFormProps = SearchInputProps & { readonly search: Search; readonly listId: string };

function SearchForm(props: SearchFormProps) {
  const { texts, placeholder, channel, size, search, listId } = props;
  const { collapsed, opening } = search;
  const { list, active } = search.suggestions;
  const isLarge = size === 'large';
  return (
    <form
      action="/product-search"
      className={cx(css.form[size], collapsed && css.collapsedForm)}
      onSubmit={search.submit}
    >
      <input
        ref={search.input}
        type="search"
        name="keyword"
        defaultValue={search.keyword}
        placeholder={placeholder}
        aria-label={texts.label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list && listId}
        aria-activedescendant={list && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={2000}
        className={cx(css.text, css.input[size], collapsed && css.collapsedAway)}
        onChange={(event) => {
          const { isComposing } = event.nativeEvent as InputEvent;
          search.type(event.target.value, isComposing);
        }}
        onCompositionEnd={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => search.openActive(event, listId)}
        onFocus={search.offerRecent}
        onClick={search.offerRecent}
      />
      <button
        type="button"
        className={cx(css.clear, collapsed && css.collapsedAway)}
        aria-label={texts.clear}
        onClick={search.clear}
      >
        <CloseIcon size={16} />
      </button>
      {channel && <input type="hidden" name="channel" value={channel} />}
      <CameraLink label={texts.byPicture} size={size} className={collapsed && css.collapsedAway} />
      <button
        type="submit"
        className={cx(css.submitButton, css.submit[size], collapsed && css.collapsedButton)}
        aria-label={texts.submit}
        aria-busy={opening}
      >
        {opening ? <Spinner /> : <SearchIcon />}
        {isLarge && <span className={css.submitText}>{texts.submit}</span>}
      </button>
    </form>
  );
}
