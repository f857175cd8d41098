'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useRouter } from 'waku';
import { loadScript } from '../../framework/browser/load-script.ts';
import type { OwnHref } from '../../framework/link.tsx';
import { Button } from '../ui/button.tsx';
import * as css from './freight.css';
import type { FreightOptionTexts } from './freight-options.tsx';
import type { FreightFormat } from './freight-rows.ts';

type FreightFormProps = {
  readonly action: string;
  /** Whether the page shows an error at a field, which only a new page can remove. */
  readonly hasMistake: boolean;
  readonly format: FreightFormat;
  readonly texts: FreightOptionTexts;
  readonly submitLabel: string;
  readonly note: string;
  /** The answer that the page was rendered with. */
  readonly answer: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
};

/** The form and its result. Without scripts it is a GET of the page; with them only the result is loaded. */
export function FreightForm(props: FreightFormProps) {
  const { action, hasMistake, format, texts, submitLabel, note, answer, children } = props;
  const { push } = useRouter();
  const [loadedAnswer, setLoadedAnswer] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  const showAnswer = async (form: HTMLFormElement) => {
    const { answerTo } = await loadScript(() => import('./freight-answer.tsx'));
    const next = hasMistake ? undefined : await answerTo(form, format, texts);
    setLoadedAnswer(next);
    if (next) return;
    const question = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    await push(`${action}?${question}#freight` as OwnHref);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    showAnswer(form)
      .catch(() => form.submit())
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.estimate}>
      <form action={`${action}#freight`} className={css.form} onSubmit={handleSubmit}>
        {children}
        <Button type="submit" variant="primary" loading={busy}>
          {submitLabel}
        </Button>
      </form>
      <div className={css.answer} role="status" aria-busy={busy}>
        {loadedAnswer ?? answer}
        <p className={css.hint}>{note}</p>
      </div>
    </div>
  );
}
