'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { type MoneyPattern, showAmount } from '../../i18n/money-pattern.ts';
import { scriptOnly } from '../../theme/global.css';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { sumDecimals } from '../money/sum.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from './selection.css';
import { FORWARD_FORM, MAX_SELECTED } from './selection.ts';

export type SelectionTexts = Record<
  'hint' | 'selectAll' | 'selected' | 'weight' | 'value' | 'forward' | 'tooMany',
  string
> & { ofTotal: string };

type SelectionAreaProps = {
  texts: SelectionTexts;
  money: MoneyFormat;
  /** The format of kilograms in the page's language. */
  kilogramPattern: MoneyPattern;
  /** The number of parcels on the page. */
  total: number;
  /** Identifies the list. When it changes, the selected parcels are counted again. */
  listKey: string;
  /** The link that selects all parcels without scripts. */
  plainSelectAll: ReactNode;
  children: ReactNode;
};

type Sum = { count: number; grams: number; cny: string };

const checkboxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'checkbox',
  );

function sumOf(form: HTMLFormElement): Sum {
  const selected = checkboxesOf(form).filter(({ checked }) => checked);
  return {
    count: selected.length,
    grams: selected.reduce((grams, { dataset }) => grams + Number(dataset.grams), 0),
    cny: sumDecimals(['0.00', ...selected.map(({ dataset }) => dataset.cny ?? '0.00')]),
  };
}

/** Kilograms, rounded as `formatWeight` does: to 10 g from 1 kg on. */
const kilogramsOf = (grams: number): string =>
  String(grams < 1000 ? grams / 1000 : Math.round(grams / 10) / 100);

/**
 * Selectable parcels, and a bar with the sums of the selected ones. The checkboxes belong to the bar's
 * plain GET form, which works without scripts. Only the sums need scripts.
 */
export function SelectionArea(props: SelectionAreaProps) {
  const { texts, money, kilogramPattern, total, listKey, plainSelectAll, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sum, setSum] = useState<Sum>();
  const updateSum = () => form.current && setSum(sumOf(form.current));

  // On `pageshow` too, because the browser may restore checkboxes when the shopper comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other checkboxes
  useEffect(() => {
    updateSum();
    addEventListener('pageshow', updateSum);
    return () => removeEventListener('pageshow', updateSum);
  }, [listKey]);

  const selectAll = (checked: boolean) => {
    for (const box of form.current ? checkboxesOf(form.current) : []) box.checked = checked;
    updateSum();
  };
  const count = sum?.count ?? 0;
  const isTooMany = count > MAX_SELECTED;
  return (
    <div className={css.area} onChange={updateSum}>
      <div className={css.head}>
        <p className={css.hint}>{texts.hint}</p>
        {plainSelectAll}
        <Checkbox
          label={texts.selectAll}
          className={scriptOnly}
          checked={count === total}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < total;
          }}
          onChange={(event) => selectAll(event.currentTarget.checked)}
        />
      </div>
      {children}
      <form ref={form} id={FORWARD_FORM} method="get" action="/my/transit/new" className={css.bar}>
        {sum && (
          <div className={css.sums} aria-live="polite">
            <Figure label={texts.selected} value={fill(texts.ofTotal, { n: count, total })} />
            <Figure
              label={texts.weight}
              value={showAmount(kilogramPattern, kilogramsOf(sum.grams))}
            />
            <div className={css.figure}>
              <span className={css.label}>{texts.value}</span>
              <Amount money={money} amount={sum.cny} size="sm" />
            </div>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={sum !== undefined && (count === 0 || isTooMany)}
        >
          {texts.forward}
        </Button>
        {isTooMany && (
          <p className={css.problem} role="alert">
            {texts.tooMany}
          </p>
        )}
      </form>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.figure}>
      <span className={css.label}>{label}</span>
      <bdi className={css.value}>{value}</bdi>
    </div>
  );
}
