'use client';
import { useEffect, useRef, useState } from 'react';
import type { MoneyPattern } from '../../../i18n/money-pattern.ts';
import { scriptOnly } from '../../../theme/global.css';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import * as css from '../balance.css';
import { payoutOf } from '../transfer.ts';
import { type SumTexts, TypedSum } from '../typed-sum.tsx';

type PayoutFieldsProps = {
  channels: readonly {
    id: string;
    name: string;
    hint: string;
    currency: string;
    pattern: MoneyPattern;
    rate: string;
  }[];
  channelId: string | undefined;
  amount: string;
  /** The available balance: CNY, a decimal string. */
  available: string;
  feeFen: number;
  cnyPattern: MoneyPattern;
  cnySign: string;
  texts: Record<'channel' | 'amount' | 'amountHint' | 'all', string>;
  sumTexts: SumTexts;
  errors: { channelId: string | undefined; amount: string | undefined };
};

/** Channel and amount of a withdrawal, and the amount to be received, updated while typing. */
export function PayoutFields(props: PayoutFieldsProps) {
  const { channels, available, feeFen, cnyPattern, texts, sumTexts, errors } = props;
  const initialChannel = channels.find(({ id }) => id === props.channelId) ?? channels[0];
  const [channelId, setChannelId] = useState(initialChannel?.id);
  const [amount, setAmount] = useState(props.amount);
  const amountInput = useRef<HTMLInputElement>(null);
  // Reads an amount that was typed before the script ran.
  useEffect(() => setAmount(amountInput.current?.value ?? ''), []);
  const channel = channels.find(({ id }) => id === channelId);
  const sum = channel && payoutOf(amount, { ...channel, feeFen });
  const withdrawAll = () => {
    if (amountInput.current) amountInput.current.value = available;
    setAmount(available);
  };
  return (
    <>
      <RadioGroup
        className={css.full}
        name="channelId"
        legend={texts.channel}
        options={channels.map(({ id, name, hint }) => ({ value: id, label: name, hint }))}
        onChange={(event) => setChannelId(event.target.value)}
        {...(channelId && { defaultValue: channelId })}
        {...(errors.channelId && { error: errors.channelId })}
        required
      />
      <div className={css.wide}>
        <TextInput
          ref={amountInput}
          name="amount"
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          leading={props.cnySign}
          defaultValue={props.amount}
          error={errors.amount}
          onChange={(event) => setAmount(event.target.value)}
          aside={
            <Button variant="ghost" size="sm" className={scriptOnly} onClick={withdrawAll}>
              {texts.all}
            </Button>
          }
          required
        />
      </div>
      <TypedSum sum={sum} cnyPattern={cnyPattern} pattern={channel?.pattern} texts={sumTexts} />
    </>
  );
}
