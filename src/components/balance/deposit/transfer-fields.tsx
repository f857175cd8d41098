'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MoneyPattern } from '../../../i18n/money-pattern.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import * as css from '../balance.css';
import { transferOf } from '../transfer.ts';
import { type SumTexts, TypedSum } from '../typed-sum.tsx';

export type ChannelChoice = {
  id: string;
  label: ReactNode;
  /** The channel's description, fee and limits. */
  hint: ReactNode;
  feeBasisPoints: number;
  currency: string;
  /** The format of amounts of `currency` in the page's language. */
  pattern: MoneyPattern;
  /** The amount of `currency` for 1 CNY; undefined without a fresh rate. */
  rate: string | undefined;
};

type TransferFieldsProps = {
  channels: readonly ChannelChoice[];
  channelId: string | undefined;
  amount: string;
  cnyPattern: MoneyPattern;
  cnySign: string;
  texts: Record<'channel' | 'amount' | 'amountHint' | 'noRate', string>;
  sumTexts: SumTexts;
  errors: { channelId: string | undefined; amount: string | undefined };
};

/** Channel and amount of a top-up, and the amount to transfer, updated while typing. */
export function TransferFields(props: TransferFieldsProps) {
  const { channels, cnyPattern, texts, sumTexts, errors } = props;
  const initialChannel = channels.find(({ id }) => id === props.channelId) ?? channels[0];
  const [channelId, setChannelId] = useState(initialChannel?.id);
  const [amount, setAmount] = useState(props.amount);
  const fields = useRef<HTMLDivElement>(null);
  // Reads what was typed and chosen before the script ran.
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    setAmount(String(typed.get('amount') ?? ''));
    setChannelId(String(typed.get('channelId') ?? ''));
  }, []);
  const channel = channels.find(({ id }) => id === channelId);
  const rate = channel?.rate;
  const sum = channel && rate ? transferOf(amount, { ...channel, rate }) : undefined;
  return (
    <>
      <div className={css.wide} ref={fields}>
        <TextInput
          name="amount"
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          leading={props.cnySign}
          defaultValue={props.amount}
          error={errors.amount}
          onChange={(event) => setAmount(event.target.value)}
          required
        />
      </div>
      <RadioGroup
        className={css.full}
        name="channelId"
        legend={texts.channel}
        options={channels.map(({ id, label, hint }) => ({ value: id, label, hint }))}
        onChange={(event) => setChannelId(event.target.value)}
        {...(channelId && { defaultValue: channelId })}
        {...(errors.channelId && { error: errors.channelId })}
        required
      />
      <TypedSum
        sum={sum}
        cnyPattern={cnyPattern}
        pattern={channel?.pattern}
        texts={rate ? sumTexts : { ...sumTexts, noSum: texts.noRate }}
      />
    </>
  );
}
