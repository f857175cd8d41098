'use client';
import type { SubmitEvent } from 'react';
import { COOKIES } from '../../contract/cookies.ts';
import { PREFERENCES_PATH } from '../../contract/preferences.ts';
import { cx } from '../ui/cx.ts';
import { MoonIcon, SunIcon } from '../ui/icon.tsx';
import * as css from './status-bar.css';

type SchemeToggleProps = {
  readonly back: string;
  readonly texts: { readonly light: string; readonly dark: string };
  /** Says in words what it does, where there is room. */
  readonly spelledOut?: boolean;
};

const { name, maxAge } = COOKIES.scheme;

/** Switches at once; without JavaScript its form does (src/server/edge/preferences.ts). */
function switchScheme(event: SubmitEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${submitter.value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
  document.documentElement.dataset.scheme = submitter.value;
}

/** Light or dark: of the two buttons the style shows the one that changes something. */
export function SchemeToggle({ back, texts, spelledOut }: SchemeToggleProps) {
  const button = (scheme: 'light' | 'dark') => (
    <button
      type="submit"
      name="scheme"
      value={scheme}
      className={cx(css.quiet, spelledOut && css.spelledOut, css.toScheme[scheme])}
      {...(!spelledOut && { 'aria-label': texts[scheme], title: texts[scheme] })}
    >
      {scheme === 'light' ? <SunIcon size={16} /> : <MoonIcon size={16} />}
      {spelledOut && texts[scheme]}
    </button>
  );
  return (
    <form method="post" action={PREFERENCES_PATH} onSubmit={switchScheme}>
      <input type="hidden" name="back" value={back} />
      {button('light')}
      {button('dark')}
    </form>
  );
}
