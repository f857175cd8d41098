'use client';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Link, useRouter } from 'waku';
import { call } from '../session/api.ts';
import { cx } from '../ui/cx.ts';
import { AlertIcon, CheckCircleIcon, CloseIcon, SearchIcon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast.ts';
import { judgeLink, type LinkVerdict, PLATFORM_HOLE } from './link-verdict.ts';
import { RecentList } from './recent-list.tsx';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';
import { decideSearch } from './search-decision.ts';
import * as css from './search-input.css';
import type { SearchTexts } from './search-texts.ts';

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

/** An own path that is made at run time, which the router's types can't check. */
type Href = Extract<ComponentProps<typeof Link>['to'], string>;

const keywordOf = (query: string) => new URLSearchParams(query).get('keyword') ?? '';

/**
 * The shop's search: words or a pasted product link. A plain GET form of `/product-search`, which
 * the browser's script takes over.
 */
export function SearchInput(props: SearchInputProps) {
  const { texts, placeholder, channel, size } = props;
  const { path, query, push } = useRouter();
  const keyword = keywordOf(query);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const [verdict, setVerdict] = useState<LinkVerdict>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [expanded, setExpanded] = useState(false);
  const [opening, setOpening] = useState(false);
  const [wrongLink, setWrongLink] = useState<boolean>();
  const collapsed = props.collapsed && !expanded;

  const type = (text: string) => {
    setTyped(text);
    setVerdict(undefined);
    if (text === '') setRecent(readRecent());
    void judgeLink(text).then((found) => input.current?.value === text && setVerdict(found));
  };
  const write = (text: string) => {
    if (input.current) input.current.value = text;
    type(text);
  };

  // The field says what the page shows: after going to a page, its keyword or nothing.
  const place = useRef(path + query);
  useEffect(() => {
    if (place.current === path + query) return;
    place.current = path + query;
    if (input.current) input.current.value = keyword;
    setTyped(keyword);
    setVerdict(undefined);
    setRecent([]);
    setExpanded(false);
  }, [path, query, keyword]);
  useEffect(() => {
    if (expanded) input.current?.focus();
  }, [expanded]);

  const openLink = async (text: string) => {
    setOpening(true);
    try {
      const { kind, link } = await call('resolveProductLink', { query: { text } });
      if (kind === 'PRODUCT' && link)
        await push(`/product?url=${encodeURIComponent(link)}` as Href);
      else setWrongLink(true);
    } catch {
      toast('error', texts.failed, { key: 'search' });
    }
    setOpening(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (opening) return;
    const decision = decideSearch(input.current?.value ?? '', { collapsed, channel });
    setRecent([]);
    if (decision.kind === 'EXPAND') setExpanded(true);
    else if (decision.kind === 'LINK') void openLink(decision.text);
    else if (decision.kind === 'WORDS') {
      rememberSearch(decision.keyword);
      void push(decision.path as Href).catch(() => undefined);
    }
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setRecent([]);
    if (!input.current?.value) setExpanded(false);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setRecent([]);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a')];
    const at = stops.indexOf(event.target as HTMLElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <search
      className={cx(css.place, collapsed && css.collapsed)}
      data-expanded={expanded || undefined}
      onBlur={leave}
      onKeyDown={move}
    >
      <form
        action="/product-search"
        className={cx(css.form[size], collapsed && css.collapsedForm)}
        onSubmit={submit}
      >
        <input
          ref={input}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={placeholder}
          aria-label={texts.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={2000}
          className={cx(css.text, css.input[size], collapsed && css.collapsedAway)}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setRecent(readRecent())}
          onClick={() => setRecent(readRecent())}
        />
        <button
          type="button"
          className={cx(css.clear, collapsed && css.collapsedAway)}
          aria-label={texts.clear}
          onClick={() => {
            write('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={16} />
        </button>
        {channel && <input type="hidden" name="channel" value={channel} />}
        <button
          type="submit"
          className={cx(css.submitButton, css.submit[size], collapsed && css.collapsedButton)}
          aria-label={size === 'large' ? undefined : texts.submit}
          aria-busy={opening}
        >
          {opening ? <Spinner /> : <SearchIcon />}
          {size === 'large' && <span className={css.submitText}>{texts.submit}</span>}
        </button>
      </form>
      <div role="status">{verdict && <Verdict verdict={verdict} texts={texts} />}</div>
      {typed === '' && recent.length > 0 && (
        <RecentList
          keywords={recent}
          channel={channel}
          texts={texts}
          onForget={() => {
            forgetSearches();
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
      {wrongLink !== undefined && (
        <Suspense fallback={null}>
          <WrongLinkDialog
            open={wrongLink}
            texts={texts.wrongLink}
            field={input}
            onClose={() => setWrongLink(false)}
          />
        </Suspense>
      )}
    </search>
  );
}

function Verdict({ verdict, texts }: { verdict: LinkVerdict; texts: SearchTexts }) {
  const good = verdict.kind === 'PRODUCT';
  const template = good ? texts.productLink : texts.notAProduct;
  return (
    <div className={cx(css.panel, css.verdict)}>
      <span className={good ? css.good : css.bad}>
        {good ? <CheckCircleIcon /> : <AlertIcon />}
      </span>
      {verdict.kind === 'UNKNOWN'
        ? texts.unknownLink
        : template.replace(PLATFORM_HOLE, texts.platforms[verdict.platform])}
    </div>
  );
}
