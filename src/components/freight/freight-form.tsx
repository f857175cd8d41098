'use client';
import { type SubmitEvent, useState } from 'react';
import { CallError, call } from '../session/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select, type SelectOption } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { BillTexts } from './bill-lines.tsx';
import * as css from './freight.css';
import { FreightOptions } from './freight-options.tsx';
import { type FreightFormat, type FreightRow, freightRows } from './freight-rows.ts';
import { type FreightMistake, type FreightQuestion, freightQuery } from './measures.ts';

export type FreightFormTexts = Record<
  | 'country'
  | 'goods'
  | 'weight'
  | 'weightUnit'
  | 'size'
  | 'sizeHint'
  | 'length'
  | 'width'
  | 'height'
  | 'ask'
  | 'none'
  | 'failed'
  | 'weightMistake'
  | 'sizeMistake'
  | 'cheapest'
  | 'fastest'
  | 'note'
  | keyof BillTexts,
  string
>;

type FreightFormProps = {
  action: string;
  countries: readonly SelectOption[];
  /** Kinds of goods, the first for any. */
  goods: readonly SelectOption[];
  question: FreightQuestion;
  mistake?: FreightMistake;
  rows: readonly FreightRow[];
  format: FreightFormat;
  texts: FreightFormTexts;
};

const SIDES = ['length', 'width', 'height'] as const;

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

/** What shipping home costs: a plain GET of its page, answered in place where there is a script. */
export function FreightForm(props: FreightFormProps) {
  const { action, countries, goods, question, format, texts } = props;
  const [rows, setRows] = useState(props.rows);
  const [mistake, setMistake] = useState(props.mistake);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = freightQuery(questionIn(event.currentTarget));
    setFailure(undefined);
    setMistake('mistake' in asked ? asked.mistake : undefined);
    if ('mistake' in asked) return;
    setBusy(true);
    try {
      setRows(freightRows(await call('listTransitOptions', { query: asked.query }), format));
    } catch (error) {
      setFailure((error instanceof CallError && error.body?.message) || texts.failed);
    }
    setBusy(false);
  };

  return (
    <div className={css.estimate}>
      <form action={`${action}#freight`} className={css.form} onSubmit={ask}>
        <Select
          name="country"
          label={texts.country}
          options={countries}
          defaultValue={question.country}
        />
        <TextInput
          name="kg"
          label={texts.weight}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={question.kg}
          error={mistake === 'weight' && texts.weightMistake}
          trailing={<span className={css.unit}>{texts.weightUnit}</span>}
        />
        <fieldset className={css.size}>
          <legend className={css.legend}>{texts.size}</legend>
          <div className={css.row}>
            {SIDES.map((side) => (
              <TextInput
                key={side}
                name={side}
                label={texts[side]}
                labelHidden
                placeholder={texts[side]}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={question[side]}
              />
            ))}
          </div>
          {mistake === 'size' ? (
            <p className={css.error}>{texts.sizeMistake}</p>
          ) : (
            <p className={css.hint}>{texts.sizeHint}</p>
          )}
        </fieldset>
        <Select name="goods" label={texts.goods} options={goods} defaultValue={question.goods} />
        <Button type="submit" variant="primary" loading={busy}>
          {texts.ask}
        </Button>
      </form>
      <div className={css.answer} role="status" aria-busy={busy}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {rows.length === 0 ? (
          <Notice>{texts.none}</Notice>
        ) : (
          <FreightOptions rows={rows} texts={texts} />
        )}
        <p className={css.hint}>{texts.note}</p>
      </div>
    </div>
  );
}
