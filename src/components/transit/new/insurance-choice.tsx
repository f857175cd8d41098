import { cnySign } from '../../../i18n/format.ts';
import { amountText } from '../../money/amount-text.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import * as css from './new-transit.css';
import type { NewTransitFormProps, TransitState } from './new-transit.ts';
import { isAmount } from './new-transit.ts';
import { Step } from './step.tsx';

type InsuranceChoiceProps = Pick<NewTransitFormProps, 'view' | 'draft' | 'quote' | 'optionCode'> & {
  state: TransitState;
};

/** The fields for declared value and insurance. */
export function InsuranceChoice({ view, draft, quote, optionCode, state }: InsuranceChoiceProps) {
  const { t, locale } = view;
  const option = quote.options.find(({ code }) => code === optionCode);
  const isInvalid = draft.declaredValue !== '' && !isAmount(draft.declaredValue);
  const fee = option?.estimate?.lines.find(({ kind }) => kind === 'INSURANCE')?.amount;
  return (
    <Card title={<Step number={4}>{t('transit.new.value')}</Step>}>
      <div className={css.insurance}>
        <TextInput
          name="declaredValue"
          label={t('transit.new.declared')}
          hint={t('transit.new.declaredHint', { amount: amountText(locale, quote.goodsValue) })}
          error={isInvalid ? t('transit.new.declaredMistake') : state.error('declaredValue')}
          placeholder={quote.goodsValue}
          defaultValue={draft.declaredValue}
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          leading={<span className={css.currencySign}>{cnySign(locale)}</span>}
        />
        <div className={css.insure}>
          <Checkbox
            name="insured"
            value="true"
            label={
              fee
                ? t('transit.new.insuredFor', { amount: amountText(locale, fee) })
                : t('transit.new.insure')
            }
            hint={t('transit.new.insureHint')}
            error={state.error('insured')}
            defaultChecked={draft.insured}
          />
          {draft.insured && option && !option.insurable && (
            <Notice tone="warning">{t('transit.new.notInsurable', { option: option.name })}</Notice>
          )}
        </div>
      </div>
    </Card>
  );
}
