'use client';
import type { MouseEvent } from 'react';
import { toast } from '../ui/toast.ts';
import * as css from './footer.css';

type CopyValueProps = {
  readonly value: string;
  /** What kind of contact it is, before the value. */
  readonly kind?: string;
  /** Where it leads without a script, and on a phone: `tel:`. */
  readonly href?: string;
  readonly texts: { readonly copied: string; readonly failed: string };
};

/** A phone number or an account; a click copies it. Without a script it is text to select. */
export function CopyValue({ value, kind, href, texts }: CopyValueProps) {
  const copy = async (event: MouseEvent) => {
    const calls = href && matchMedia('(pointer: coarse)').matches;
    if (!calls) event.preventDefault();
    try {
      await navigator.clipboard.writeText(value);
      toast('success', texts.copied, { key: 'copied' });
    } catch {
      toast('error', texts.failed, { key: 'copied' });
    }
  };
  const words = (
    <>
      {kind && <span className={css.kind}>{kind}</span>}
      <bdi>{value}</bdi>
    </>
  );
  return href ? (
    <a href={href} className={css.entry} onClick={copy}>
      {words}
    </a>
  ) : (
    <button type="button" className={css.entry} onClick={copy}>
      {words}
    </button>
  );
}
