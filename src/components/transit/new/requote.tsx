'use client';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useRouter } from 'waku';
import type { OwnHref } from '../../../framework/link.tsx';
import { newTransitHref, QUOTE_FIELDS, readNewTransit } from './new-transit.ts';

/** Time after the last typed character before a quote is requested. */
const TYPING_PAUSE_MS = 400;

const quoteFields: ReadonlySet<string> = new Set(QUOTE_FIELDS);

function hrefOf(form: HTMLFormElement): OwnHref {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  return newTransitHref(readNewTransit(fields)) as OwnHref;
}

/** Requests a new quote when the form changes. Without scripts, the form has a button for it. */
export function Requote({ children, className }: { children: ReactNode; className: string }) {
  const { replace } = useRouter();
  const [pendingQuotes, setPendingQuotes] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const requestQuote = async (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    if (!form) return;
    setPendingQuotes((count) => count + 1);
    await replace(hrefOf(form), { scroll: false }).catch(() => undefined);
    setPendingQuotes((count) => count - 1);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLInputElement) || !quoteFields.has(target.name)) return;
    clearTimeout(timer.current);
    const { form } = target;
    if (target.name !== 'declaredValue') void requestQuote(form);
    else timer.current = setTimeout(() => requestQuote(form), TYPING_PAUSE_MS);
  };
  // Enter in this field recalculates; it does not submit.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.name !== 'declaredValue') return;
    event.preventDefault();
    void requestQuote(target.form);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of its fields
    <div
      className={className}
      aria-busy={pendingQuotes > 0}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}
