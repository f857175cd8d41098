'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { toast } from '../ui/toast.ts';
import { save, show, tickOwn, type Unchosen } from './apply-preferences.ts';

type LivePreferencesProps = Unchosen & {
  readonly className: string;
  /** The message that a choice could not be saved. */
  readonly failed: string;
  /** Plain forms of preferences. */
  readonly children: ReactNode;
};

/** Applies each choice of its forms while it is made, and saves it when it is final. */
export function LivePreferences(props: LivePreferencesProps) {
  const { themeColor, direction, className, failed, children } = props;
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = forms.current;
    if (!element) return;
    const ends = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: ends.signal });
    // A colour field fires `input` for every move, and `change` for the final colour. React's
    // `onChange` does not distinguish them.
    on('input', ({ target }) => {
      tickOwn(target);
      show(target, { themeColor, direction });
    });
    on('change', ({ target }) => {
      save(target).catch(() => toast('error', failed, { key: PREFERENCES_PATH }));
    });
    // The choices are saved already. Buttons of languages have a name, and submit.
    on('submit', (event) => {
      const { submitter } = event as SubmitEvent;
      if (!submitter?.hasAttribute('name')) event.preventDefault();
    });
    return () => ends.abort();
  }, [themeColor, direction, failed]);
  return (
    <div ref={forms} className={className}>
      {children}
    </div>
  );
}
