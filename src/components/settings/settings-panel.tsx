'use client';
import { useEffect, useRef } from 'react';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { SETTINGS_PANEL, SETTINGS_TITLE } from '../shell/ids.ts';
import { toast } from '../ui/toast.ts';
import * as css from './settings.css';
import type { SettingsContentProps } from './settings-content.tsx';
import { useBack } from './use-back.ts';

const useContent = staticHtml(() => import('./settings-content.tsx'));
const work = () => import('./settings-work.ts');
const prepare = () => void work().catch(() => undefined);

/**
 * How the reader wants the pages: light or dark, the colour, the direction, the language. The
 * browser's own popover with plain forms, so that it needs no script. With one, choices show as they
 * are made and are kept when they are settled.
 */
export function SettingsPanel(props: SettingsContentProps) {
  const { texts, themeColor, direction } = props;
  const { failed } = texts;
  const panel = useRef<HTMLDivElement>(null);
  const back = useBack(panel, props.back);
  const content = useContent({ ...props, back });
  useEffect(() => {
    const place = panel.current;
    if (!place) return;
    const ends = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      place.addEventListener(type, listener, { signal: ends.signal });
    const say = () => toast('error', failed, { key: PREFERENCES_PATH });
    // A colour field tells of every move with `input`, and of the colour taken with `change`.
    on('input', ({ target }) => {
      work().then(({ show, tickOwn }) => {
        tickOwn(target);
        show(target, { themeColor, direction });
      }, say);
    });
    on('change', ({ target }) => {
      work()
        .then(({ save }) => save(target))
        .catch(say);
    });
    // What the button of the choices would send is sent already; a language's has a name.
    on('submit', (event) => {
      const { submitter } = event as SubmitEvent;
      if (!submitter?.hasAttribute('name')) event.preventDefault();
    });
    return () => ends.abort();
  }, [themeColor, direction, failed]);
  return (
    <div
      ref={panel}
      id={SETTINGS_PANEL}
      popover="auto"
      role="dialog"
      aria-labelledby={SETTINGS_TITLE}
      className={css.panel}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...content}
    />
  );
}
