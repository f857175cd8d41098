import type { Deposit, DepositChannel } from '../../../contract/calls/deposits.ts';
import { displayCurrency, formatCurrency } from '../../../i18n/format.ts';
import { formState } from '../../form/field-errors.ts';
import { amountText } from '../../money/amount-text.ts';
import { formatRate } from '../../money/rate.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { cx } from '../../ui/cx.ts';
import { CardIcon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import * as own from './deposit.css';
import type { DepositPageProps } from './deposit.ts';
import { DepositExpiry } from './deposit-expiry.tsx';
import { ProofForm, SubmitDeposit } from './deposit-forms.tsx';

/** How to pay a top-up: a code to scan, a card, or an account to transfer to. */
export function DepositPayment(props: DepositPageProps & { here: string }) {
  const { view, flash, deposit, channel, now, here } = props;
  const { t } = view;
  const { payCode, redirectUrl } = deposit;
  const transfers = isTransfer(props);
  const refused = formState(flash, 'updateDeposit', []).message;
  return (
    <>
      {refused && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      <div className={cx(!redirectUrl && own.pair)}>
        <Card>
          <div className={css.stack}>
            <Amount view={view} deposit={deposit} transfers={transfers} now={now} />
            {payCode && <PayCode view={view} image={payCode.image} />}
            {redirectUrl && (
              <div className={css.buttons}>
                <ButtonLink variant="primary" size="lg" href={redirectUrl} icon={<CardIcon />}>
                  {t('deposit.card')}
                </ButtonLink>
              </div>
            )}
            {(transfers || payCode) && <Instructions t={t} deposit={deposit} channel={channel} />}
          </div>
        </Card>
        {!redirectUrl && (
          <Card title={t(transfers ? 'deposit.proof' : 'deposit.scanned')}>
            {transfers ? (
              <ProofForm t={t} flash={flash} deposit={deposit} here={here} />
            ) : (
              <div className={css.stack}>
                <p className={css.muted}>{t('deposit.scannedText')}</p>
                <SubmitDeposit t={t} deposit={deposit} here={here} />
              </div>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

/** Whether the shopper transfers money to an account and so has a proof of it. */
const isTransfer = ({ deposit, channel }: Pick<DepositPageProps, 'deposit' | 'channel'>): boolean =>
  !deposit.payCode && !deposit.redirectUrl && (channel?.instructions.length ?? 0) > 0;

type AmountProps = { view: View; deposit: Deposit; transfers: boolean; now: number };

const copyTexts = (t: View['t']) => ({ label: t('deposit.copy'), copied: t('deposit.copied') });

/** The exact amount to pay, what it consists of, and when it expires. */
function Amount({ view, deposit, transfers, now }: AmountProps) {
  const { t, locale } = view;
  const { amount, fee, payAmount, payCurrency, rate, expiresAt } = deposit;
  return (
    <div>
      <div className={own.label}>{t(transfers ? 'deposit.transfer' : 'deposit.pay')}</div>
      <div className={own.payAmount}>
        <bdi>{formatCurrency(locale, payAmount, payCurrency)}</bdi>
        {transfers && <CopyButton {...copyTexts(t)} value={payAmount} />}
      </div>
      <p className={css.muted}>
        {t('deposit.made.of', {
          amount: amountText(locale, amount),
          fee: amountText(locale, fee),
          hasFee: Number(fee) > 0 ? 'yes' : 'no',
          rate: formatRate(locale, rate),
          currency: displayCurrency(payCurrency),
        })}
      </p>
      {expiresAt && <DepositExpiry view={view} until={expiresAt} now={now} />}
    </div>
  );
}

function PayCode({ view: { t }, image }: { view: View; image: string }) {
  return (
    <div className={own.code}>
      <img
        src={image}
        alt={t('deposit.codeAlt')}
        width={288}
        height={288}
        className={own.codeImage}
      />
      <p>{t('deposit.scan')}</p>
      <span className={own.waiting} role="status">
        <Spinner />
        {t('deposit.waiting')}
      </span>
    </div>
  );
}

type InstructionsProps = {
  t: View['t'];
  deposit: Deposit;
  channel: DepositChannel | undefined;
};

/** The account to transfer to; each line can be copied. */
function Instructions({ t, deposit, channel }: InstructionsProps) {
  const given = channel?.instructions ?? [];
  // A code identifies the payment by itself.
  const isNeeded = !deposit.payCode;
  if (given.length === 0 && !isNeeded) return null;
  const copy = copyTexts(t);
  const line = (label: string, value: string, essential: boolean) => (
    <div key={label} className={cx(own.fact, essential && own.essential)}>
      <dt className={own.label}>{label}</dt>
      <dd className={own.value}>
        <bdi>{value}</bdi>
        {essential && <p className={css.small}>{t('deposit.purposeHint')}</p>}
      </dd>
      <dd className={own.copy}>
        <CopyButton {...copy} value={value} />
      </dd>
    </div>
  );
  return (
    <dl className={own.facts}>
      {given.map(({ label, value }) => line(label, value, false))}
      {isNeeded && line(t('deposit.purpose'), deposit.depositNo, true)}
    </dl>
  );
}
