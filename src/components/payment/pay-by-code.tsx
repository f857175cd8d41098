import type { DepositChannel } from '../../contract/calls/deposits.ts';
import { depositPath } from '../../site/deposit-path.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { amountText } from '../money/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';

type PayByCodeProps = {
  view: View;
  flash: Flash | undefined;
  channels: readonly DepositChannel[];
  paymentNos: readonly string[];
  /** The sum to pay: CNY, a decimal string. */
  total: string;
  /** Path of the page after the payment. */
  next: string;
  pagePath: string;
  idempotencyKey: string;
};

/** Payment by a code that a wallet app scans, if the tenant has such a channel. */
export function PayByCode(props: PayByCodeProps) {
  const { view, flash, channels, paymentNos, total, next, pagePath, idempotencyKey } = props;
  const { t, locale } = view;
  if (!channels.some(({ onePay }) => onePay)) return null;
  const refused = formState(flash, 'createPayCode', []).message;
  return (
    <Card id="code" className={css.anchor} title={t('payment.code.title')}>
      <CallForm
        call="createPayCode"
        next={depositPath('{depositNo}', next)}
        back={`${pagePath}#code`}
        idempotencyKey={idempotencyKey}
        className={css.form}
      >
        {refused && (
          <Notice tone="danger" live>
            {refused}
          </Notice>
        )}
        <p>{t('payment.code.text')}</p>
        <input type="hidden" name="orderPay" value={paymentNos.join()} />
        <input type="hidden" name="orderAmount" value={total} />
        <Button type="submit" block>
          {t('payment.code.show', { amount: amountText(locale, total) })}
        </Button>
      </CallForm>
    </Card>
  );
}
