import type { ReactNode } from 'react';
import { CallError, call } from '../session/api.ts';
import { Notice } from '../ui/notice.tsx';
import { FreightAnswer } from './freight-answer.tsx';
import type { FreightAnswerTexts } from './freight-form.tsx';
import { type FreightFormat, freightRows } from './freight-rows.ts';
import { type FreightQuestion, freightQuery } from './measures.ts';

function questionIn(form: HTMLFormElement): FreightQuestion {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    country: text('country'),
    kg: text('kg'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    goods: text('goods') as FreightQuestion['goods'],
  };
}

/** The answer to what the form asks; undefined where it makes a mistake, of which the page says what it is. */
export async function answerTo(
  form: HTMLFormElement,
  format: FreightFormat,
  texts: FreightAnswerTexts,
): Promise<ReactNode> {
  const asked = freightQuery(questionIn(form));
  if ('mistake' in asked) return undefined;
  try {
    const options = await call('listTransitOptions', { query: asked.query });
    return <FreightAnswer rows={freightRows(options, format)} texts={texts} />;
  } catch (error) {
    const said = error instanceof CallError && error.body?.message;
    return <Notice tone="danger">{said || texts.failed}</Notice>;
  }
}
