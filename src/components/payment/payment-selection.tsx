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

/** Adds up the selected payments; without scripts the next page does. */
export function PaymentSelection({ money, amounts, texts, children }: PaymentSelectionProps) {
  const form = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(Object.keys(amounts));
  const ticks = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input[name=nos]') ?? []),
  ];
  const look = () =>
    setChosen(
      ticks()
        .filter((tick) => tick.checked)
        .map((tick) => tick.value),
    );
  const all = chosen.length === Object.keys(amounts).length;
  const chooseAll = () => {
    for (const tick of ticks()) tick.checked = !all;
    look();
  };
  const sumOf = (side: 0 | 1) =>
    chosen.length > 0
      ? sumDecimals(chosen.map((paymentNo) => amounts[paymentNo]?.[side] ?? '0.00'))
      : '0.00';
  return (
    <Form method="get" action="/payment" className={css.form}>
      <Card>
        <div ref={form} onChange={look}>
          {children}
        </div>
      </Card>
      <div className={css.bar}>
        <Checkbox
          className={scriptOnly}
          label={texts.selectAll}
          checked={all}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = !all && chosen.length > 0;
          }}
          onChange={chooseAll}
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
