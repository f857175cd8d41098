'use client';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { SearchFieldTexts } from '../../i18n/search-texts.ts';
import { CameraLink } from '../image-search/camera-link.tsx';
import { lazyTexts } from '../session/lazy-texts.ts';
import { cx } from '../ui/cx.ts';
import { CloseIcon, SearchIcon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { FieldHandlers, FieldState, SearchAssistProps } from './search-assist.tsx';
import * as css from './search-input.css';
import { showScope } from './search-scope.ts';

const SearchAssist = lazyIsland(async () => {
  const [{ default: Assist }, texts] = await Promise.all([
    import('./search-assist.tsx'),
    lazyTexts(),
  ]);
  return {
    default: (props: Omit<SearchAssistProps, 'texts' | 'cny'>) => (
      <Assist {...props} texts={texts.search} cny={texts.cny} />
    ),
  };
});

export type SearchInputProps = {
  readonly texts: SearchFieldTexts;
  readonly placeholder: string;
  /** Replaces the placeholder where the window is wide enough for it. */
  readonly widePlaceholder?: string;
  /** The choice of the marketplace in which words are searched, as the form's field `channel`. */
  readonly scope?: ReactNode;
  /** The marketplace that is searched, if it can't be chosen. */
  readonly channel?: string | undefined;
  readonly size: keyof typeof css.form;
  /** Whether only a button is shown until it is pressed. */
  readonly collapsed: boolean;
};

/**
 * The field for a keyword or a pasted product link: a plain GET form of `/product-search`. The rest of
 * its script (`search-assist.tsx`) is loaded when the field first gets the focus, and then handles what
 * was typed and submitted meanwhile.
 */
export function SearchInput(props: SearchInputProps) {
  const { path, query } = useRouter();
  const params = new URLSearchParams(query);
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<FieldHandlers>(null);
  const isSubmitted = useRef(false);
  /** Whether the field has had the focus, so that its script is needed. */
  const [hasEntered, setEntered] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const [state, setState] = useState<FieldState>({ opening: false });

  useEffect(() => {
    if (expanded) input.current?.focus();
  }, [expanded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts collapsed, with its marketplace.
  useEffect(() => {
    setExpanded(false);
    showScope(input.current, path, params);
  }, [path, query]);

  const enter = () => {
    setEntered(true);
    handlers.current?.offerRecent();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (props.collapsed && !expanded) return setExpanded(true);
    if (handlers.current) return handlers.current.submit();
    isSubmitted.current = true;
    setEntered(true);
    SearchAssist.load().catch(() => form.submit());
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    handlers.current?.clear();
    input.current?.focus();
  };
  return (
    <search
      className={cx(css.place[props.size], props.collapsed && !expanded && css.collapsed)}
      data-expanded={expanded || undefined}
      onMouseDown={(event) => handlers.current?.handleMouseDown(event)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        handlers.current?.closeLists();
        if (!input.current?.value) setExpanded(false);
      }}
      onKeyDown={(event) => handlers.current?.handleKeyDown(event)}
    >
      <SearchForm
        {...props}
        collapsed={props.collapsed && !expanded}
        keyword={params.get('keyword') ?? ''}
        input={input}
        handlers={handlers}
        state={state}
        onEnter={enter}
        onSubmit={submit}
        onClear={clear}
      />
      {hasEntered && (
        <SearchAssist
          input={input}
          handlers={handlers}
          isSubmitted={isSubmitted}
          onState={setState}
        />
      )}
    </search>
  );
}

type SearchFormProps = SearchInputProps & {
  /** The keyword in the page's URL. */
  readonly keyword: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly handlers: RefObject<FieldHandlers | null>;
  readonly state: FieldState;
  readonly onEnter: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onClear: () => void;
};

function SearchForm(props: SearchFormProps) {
  const { texts, placeholder, size, collapsed, keyword, input, handlers, state } = props;
  const isLarge = size === 'large';
  return (
    <form
      action="/product-search"
      className={cx(css.form[size], collapsed && css.collapsedForm)}
      data-wide-placeholder={props.widePlaceholder}
      onSubmit={props.onSubmit}
    >
      {props.scope}
      <input
        ref={input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={placeholder}
        aria-label={texts.label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.listId !== undefined}
        aria-controls={state.listId}
        aria-activedescendant={state.activeId}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={2000}
        className={cx(css.text, css.input[size])}
        onChange={(event) => {
          const { isComposing } = event.nativeEvent as InputEvent;
          handlers.current?.setText(event.target.value, isComposing);
        }}
        onCompositionEnd={(event) => handlers.current?.setText(event.currentTarget.value)}
        onKeyDown={(event) => handlers.current?.openActive(event)}
        onFocus={props.onEnter}
        onClick={props.onEnter}
      />
      <button type="button" className={css.clear} aria-label={texts.clear} onClick={props.onClear}>
        <CloseIcon size={16} />
      </button>
      {props.channel && <input type="hidden" name="channel" value={props.channel} />}
      <CameraLink label={texts.byPicture} size={size} />
      <button
        type="submit"
        className={cx(css.submitButton, css.submit[size], collapsed && css.collapsedButton)}
        aria-label={texts.submit}
        aria-busy={state.opening}
      >
        {state.opening ? <Spinner /> : <SearchIcon />}
        {isLarge && <span className={css.submitText}>{texts.submit}</span>}
      </button>
    </form>
  );
}
