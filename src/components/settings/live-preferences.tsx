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
  /** The message if a choice could not be saved. */
  readonly saveFailedText: string;
  /** Plain forms for choosing preferences. */
  readonly children: ReactNode;
};

/** Shows each choice in its forms while it is being made, and saves it once it is made. */
export function LivePreferences(props: LivePreferencesProps) {
  const { themeColor, direction, className, saveFailedText, children } = props;
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = forms.current;
    if (!element) return;
    const listeners = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
    // A colour field fires `input` for every move, and `change` for the final colour. React's
    // `onChange` does not distinguish them.
    on('input', ({ target }) => {
      selectCustomColor(target);
      showPreferences(target, { themeColor, direction });
    });
    on('change', ({ target }) => {
      savePreferences(target).catch(() =>
        toast('error', saveFailedText, { key: PREFERENCES_PATH }),
      );
    });
    // Only the language buttons, which have a name, submit: the other choices are saved already.
    on('submit', (event) => {
      const { submitter } = event as SubmitEvent;
      if (!submitter?.hasAttribute('name')) event.preventDefault();
    });
    return () => listeners.abort();
  }, [themeColor, direction, saveFailedText]);
  return (
    <div ref={forms} className={className}>
      {children}
    </div>
  );
}
