'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useRouter } from 'waku';
import { loadScript } from '../../framework/browser/load-script.ts';
import type { OwnHref } from '../../framework/link.tsx';
import { Button } from '../ui/button.tsx';
import * as css from './freight.css';
import type { FreightFormatOfPage } from './freight-rows.ts';

type FreightFormProps = {
  readonly action: string;
  /** Whether the page shows an error at a field. Only loading the page anew can remove it. */
  readonly hasMistake: boolean;
  /** How a result is formatted. Its texts are loaded with it. */
  readonly format: FreightFormatOfPage;
  readonly submitLabel: string;
  readonly note: string;
  /** The result that the page was rendered with. */
  readonly renderedResult: ReactNode;
  /** The fields of the form. */
  readonly children: ReactNode;
};

/** The options of a select, by their values. */
export function Options({ labels }: { readonly labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/**
 * The form and its result. Without scripts submitting the form loads the page anew; with scripts only the result is
 * loaded.
 */
export function FreightForm(props: FreightFormProps) {
  const { action, hasMistake, format, submitLabel, note, renderedResult, children } = props;
  const { push } = useRouter();
  const [loadedResult, setLoadedResult] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  const showResult = async (form: HTMLFormElement) => {
    const { freightResult } = await loadScript(() => import('./freight-result.tsx'));
    const newResult = hasMistake ? undefined : await freightResult(form, format);
    setLoadedResult(newResult);
    if (newResult) return;
    const question = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    await push(`${action}?${question}#freight` as OwnHref);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    showResult(form)
      .catch(() => form.submit())
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.frame}>
      <div className={css.estimate}>
        <form action={`${action}#freight`} className={css.form} onSubmit={handleSubmit}>
          {children}
          <Button type="submit" variant="primary" loading={busy}>
            {submitLabel}
          </Button>
        </form>
        <div className={css.result} role="status" aria-busy={busy}>
          {loadedResult ?? renderedResult}
          <p className={css.hint}>{note}</p>
        </div>
      </div>
    </div>
  );
}
