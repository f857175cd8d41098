'use client';
import { useEffect, useRef } from 'react';
import { loadScript } from '../../framework/browser/load-script.ts';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { SETTINGS_PANEL, SETTINGS_TITLE } from '../shell/ids.ts';
import { toast } from '../ui/toast.ts';
import * as css from './settings.css';
import type { SettingsContentProps } from './settings-content.tsx';
import { useBack } from './use-back.ts';

const useContent = staticHtml(() => import('./settings-content.tsx'));
const preferences = () => loadScript(() => import('./apply-preferences.ts'));
const preload = () => void preferences().catch(() => undefined);

/**
 * The reader's preferences: light or dark, colour, direction, language. It is the browser's own
 * popover with plain forms, so it works without a script. With one, a choice shows while it is made
 * and is saved when it is final.
 */
export function SettingsPanel(props: SettingsContentProps) {
  const { texts, themeColor, direction } = props;
  const { failed } = texts;
  const panel = useRef<HTMLDivElement>(null);
  const back = useBack(panel, props.back);
  const content = useContent({ ...props, back });
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const ends = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: ends.signal });
    const showFailure = () => toast('error', failed, { key: PREFERENCES_PATH });
    // A colour field sends `input` for every move, and `change` for the final colour.
    on('input', ({ target }) => {
      preferences().then(({ show, tickOwn }) => {
        tickOwn(target);
        show(target, { themeColor, direction });
      }, showFailure);
    });
    on('change', ({ target }) => {
      preferences()
        .then(({ save, tickOwn }) => {
          // Two imports may resolve in either order, so the handler of `input` may not have run yet.
          tickOwn(target);
          return save(target);
        })
        .catch(showFailure);
    });
    // The choices are saved already. Buttons of languages have a name, and submit.
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
      onPointerEnter={preload}
      onFocus={preload}
      {...content}
    />
  );
}
