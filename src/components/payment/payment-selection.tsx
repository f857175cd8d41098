'use client';
import { type ReactNode, useRef, useState } from 'react';
import type { Locale } from '../../contract/enums.ts';
import { scriptOnly } from '../../theme/global.css';
import { Form } from '../form/form.tsx';
import { Amount } from '../orders/amount.tsx';
import type { Exchange } from '../orders/converted-sum.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from './payment.css';

type PaymentSelectionProps = {
  locale: Locale;
  exchange: Exchange;
  /** Amounts in fen by payment number. */
  fen: Readonly<Record<string, number>>;
  texts: { selectAll: string; selected: string; total: string; pay: string };
  /** The ticks, named `nos`. */
  children: ReactNode;
};

const decimal = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Sums up what is ticked; without scripts the next page does. */
export function PaymentSelection({
  locale,
  exchange,
  fen,
  texts,
  children,
}: PaymentSelectionProps) {
  const form = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(Object.keys(fen));
  const ticks = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input[name=nos]') ?? []),
  ];
  const look = () =>
    setChosen(
      ticks()
        .filter((tick) => tick.checked)
        .map((tick) => tick.value),
    );
  const all = chosen.length === Object.keys(fen).length;
  const chooseAll = () => {
    for (const tick of ticks()) tick.checked = !all;
    look();
  };
  const total = chosen.reduce((sum, paymentNo) => sum + (fen[paymentNo] ?? 0), 0);
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
          <span className={css.muted}>{texts.selected.replace('{n}', String(chosen.length))}</span>
          <Amount locale={locale} exchange={exchange} amount={decimal(total)} size="lg" />
        </div>
        <Button type="submit" variant="primary" size="lg" disabled={chosen.length === 0}>
          {texts.pay}
        </Button>
      </div>
    </Form>
  );
}
