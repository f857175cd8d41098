import type { ReactNode } from 'react';
import { CallError, call, type Route } from '../session/api.ts';
import { lazyTexts } from '../session/lazy-texts.ts';
import { Notice } from '../ui/notice.tsx';
import { FreightOptions } from './freight-options.tsx';
import { type FreightQuestion, freightQuery } from './freight-question.ts';
import { type FreightFormatOfPage, freightRows } from './freight-rows.ts';

const LIST_TRANSIT_OPTIONS: Route<'listTransitOptions'> = ['GET', '/front/transit-options'];

function questionIn(form: HTMLFormElement): FreightQuestion {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    country: text('country'),
    postCode: text('postCode'),
    kg: text('kg'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    goods: text('goods') as FreightQuestion['goods'],
  };
}

/**
 * The freight options for the values in the form. Undefined if a value is invalid; then the form loads the page anew,
 * which shows the error. The form loads this file, with the formatting of amounts, on first use.
 */
export async function freightResult(
  form: HTMLFormElement,
  format: FreightFormatOfPage,
): Promise<ReactNode> {
  const parsed = freightQuery(questionIn(form));
  if ('mistake' in parsed) return undefined;
  const { freight: texts, freightOptions: optionTexts } = await lazyTexts();
  try {
    const options = await call(LIST_TRANSIT_OPTIONS, { query: parsed.query });
    return <FreightOptions rows={freightRows(options, { ...format, texts })} texts={optionTexts} />;
  } catch (error) {
    // The page shows the error at its field.
    const isPostCode = ({ field }: { field: string }) => field === 'postCode';
    if (error instanceof CallError && error.body?.errors?.some(isPostCode)) return undefined;
    const reason = error instanceof CallError && error.body?.message;
    return <Notice tone="danger">{reason || optionTexts.failed}</Notice>;
  }
}
