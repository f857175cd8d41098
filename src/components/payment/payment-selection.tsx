'use client';
import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { scriptOnly } from '../../theme/global.css';
import { Form } from '../form/form.tsx';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { sumDecimals } from '../money/sum.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from './payment.css';

type PaymentSelectionProps = {
  money: MoneyFormat;
  /** Amounts by payment number, in CNY and in the tenant's currency. */
  amounts: Readonly<Record<string, readonly [cny: string, converted: string]>>;
  texts: { selectAll: string; selected: string; total: string; pay: string };
  /** The checkboxes, named `nos`. */
  children: ReactNode;
};

/** Adds up the selected payments. Without scripts, only the next page shows their sum. */
export function PaymentSelection({ money, amounts, texts, children }: PaymentSelectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(Object.keys(amounts));
  const checkboxes = () => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input[name=nos]') ?? []),
  ];
  const readChosen = () =>
    setChosen(
      checkboxes()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    );
  const areAllChosen = chosen.length === Object.keys(amounts).length;
  const toggleAll = () => {
    for (const checkbox of checkboxes()) checkbox.checked = !areAllChosen;
    readChosen();
  };
  /** The sum of the chosen amounts: 0 in CNY, 1 in the tenant's currency. */
  const sumOf = (currencyIndex: 0 | 1) =>
    chosen.length > 0
      ? sumDecimals(chosen.map((paymentNo) => amounts[paymentNo]?.[currencyIndex] ?? '0.00'))
      : '0.00';
  return (
    <Form method="get" action="/payment" className={css.form}>
      <Card>
        <div ref={list} onChange={readChosen}>
          {children}
        </div>
      </Card>
      <div className={css.bar}>
        <Checkbox
          className={scriptOnly}
          label={texts.selectAll}
          checked={areAllChosen}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = !areAllChosen && chosen.length > 0;
          }}
          onChange={toggleAll}
        />
        <div className={css.barSum} aria-live="polite">
          <span className={css.muted}>{fill(texts.selected, { n: chosen.length })}</span>
          <Amount money={money} amount={sumOf(0)} converted={sumOf(1)} size="lg" />
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={chosen.length === 0}
          className={css.barButton}
        >
          {texts.pay}
        </Button>
      </div>
    </Form>
  );
}
