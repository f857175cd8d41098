'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { scriptOnly } from '../../theme/global.css';
import { Amount } from '../money/amount.tsx';
import { type MoneyFormat, type MoneyPattern, showAmount } from '../money/money-format.ts';
import { sumDecimals } from '../money/sum.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from './selection.css';
import { FORWARD_FORM, MOST_SELECTED } from './selection.ts';

export type SelectionTexts = Record<
  'hint' | 'selectAll' | 'selected' | 'weight' | 'value' | 'forward' | 'tooMany',
  string
> & { ofTotal: string };

type SelectionAreaProps = {
  texts: SelectionTexts;
  money: MoneyFormat;
  kilograms: MoneyPattern;
  total: number;
  /** Key of the list: when it changes, the selected parcels are counted again. */
  list: string;
  /** The link that selects all without scripts. */
  plainSelectAll: ReactNode;
  children: ReactNode;
};

type Sum = { count: number; grams: number; cny: string };

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'checkbox',
  );

function sumOf(form: HTMLFormElement): Sum {
  const selected = boxesOf(form).filter(({ checked }) => checked);
  return {
    count: selected.length,
    grams: selected.reduce((grams, { dataset }) => grams + Number(dataset.grams), 0),
    cny: sumDecimals(['0.00', ...selected.map(({ dataset }) => dataset.cny ?? '0.00')]),
  };
}

/** Kilograms with the digits of a parcel's weight. */
const kilogramsOf = (grams: number): string =>
  String(grams < 1000 ? grams / 1000 : Math.round(grams / 10) / 100);

/**
 * Selectable parcels, and a bar with their sums. The checkboxes belong to the bar's plain GET form,
 * which works without scripts; scripts add up.
 */
export function SelectionArea(props: SelectionAreaProps) {
  const { texts, money, kilograms, total, list, plainSelectAll, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sum, setSum] = useState<Sum>();
  const add = () => form.current && setSum(sumOf(form.current));

  // The browser may restore checkboxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other boxes
  useEffect(() => {
    add();
    addEventListener('pageshow', add);
    return () => removeEventListener('pageshow', add);
  }, [list]);

  const tickAll = (checked: boolean) => {
    for (const box of form.current ? boxesOf(form.current) : []) box.checked = checked;
    add();
  };
  const count = sum?.count ?? 0;
  const tooMany = count > MOST_SELECTED;
  return (
    <div className={css.area} onChange={add}>
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
          onChange={(event) => tickAll(event.currentTarget.checked)}
        />
      </div>
      {children}
      <form ref={form} id={FORWARD_FORM} method="get" action="/my/transit/new" className={css.bar}>
        {sum && (
          <div className={css.sums} aria-live="polite">
            <Figure label={texts.selected} value={fill(texts.ofTotal, { n: count, total })} />
            <Figure label={texts.weight} value={showAmount(kilograms, kilogramsOf(sum.grams))} />
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
          disabled={sum !== undefined && (count === 0 || tooMany)}
        >
          {texts.forward}
        </Button>
        {tooMany && (
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
