'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { toast } from '../ui/toast.ts';
import {
  type DefaultPreferences,
  savePreferences,
  selectCustomColor,
  showPreferences,
} from './apply-preferences.ts';

type LivePreferencesProps = DefaultPreferences & {
  readonly className: string;
  /** The message that a choice could not be saved. */
  readonly failed: string;
  /** Plain forms for choosing preferences. */
  readonly children: ReactNode;
};

/** Applies each choice of its forms while it is made, and saves it when it is final. */
export function LivePreferences(props: LivePreferencesProps) {
  const { themeColor, direction, className, failed, children } = props;
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = forms.current;
    if (!element) return;
    const removal = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: removal.signal });
    // A colour field fires `input` for every move, and `change` for the final colour. React's
    // `onChange` does not distinguish them.
    on('input', ({ target }) => {
      selectCustomColor(target);
      showPreferences(target, { themeColor, direction });
    });
    on('change', ({ target }) => {
      savePreferences(target).catch(() => toast('error', failed, { key: PREFERENCES_PATH }));
    });
    // The choices are saved already. Language buttons have a name: they do submit.
    on('submit', (event) => {
      const { submitter } = event as SubmitEvent;
      if (!submitter?.hasAttribute('name')) event.preventDefault();
    });
    return () => removal.abort();
  }, [themeColor, direction, failed]);
  return (
    <div ref={forms} className={className}>
      {children}
    </div>
  );
}
