import type { Deposit, DepositChannel } from '../../../contract/calls/deposits.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import { displayCurrency, formatCurrency } from '../../../i18n/format.ts';
import { formState } from '../../form/field-errors.ts';
import { amountText } from '../../money/amount-text.ts';
import { formatRate } from '../../money/rate.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { cx } from '../../ui/cx.ts';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { CHANNEL_ICON, PAGE_TEXT } from './channel-icon.ts';
import * as depositCss from './deposit.css';
import { aboutChannel, cardHref, type DepositPageProps } from './deposit.ts';
import { DepositExpiry } from './deposit-expiry.tsx';
import { ProofForm, SubmitDeposit } from './deposit-forms.tsx';

/** How to pay a top-up: a code to scan, a card, or an account to transfer to. */
export function DepositPayment(props: DepositPageProps & { pagePath: string }) {
  const { view, flash, deposit, channel, back, now, pagePath, hasProblem } = props;
  const { t } = view;
  const { payCode, redirectUrl } = deposit;
  const PayIcon = CHANNEL_ICON[deposit.channelType];
  const byTransfer = isPaidByTransfer(props);
  const refused = formState(flash, 'updateDeposit', []).message;
  return (
    <>
      {hasProblem && (
        <Notice tone="danger" live>
          {t('error.PAYMENT_PROVIDER_UNAVAILABLE')}
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      <div className={cx(!redirectUrl && depositCss.sideBySide)}>
        <Card>
          <div className={css.stack}>
            <AmountToPay view={view} deposit={deposit} byTransfer={byTransfer} now={now} />
            {payCode && <PayCode view={view} image={payCode.image} />}
            {!payCode && !redirectUrl && channel?.picture && (
              <StaticCode view={view} picture={channel.picture} />
            )}
            {redirectUrl && (
              <div className={css.buttons}>
                <ButtonLink
                  variant="primary"
                  size="lg"
                  href={cardHref(redirectUrl, back)}
                  icon={<PayIcon />}
                >
                  {t(PAGE_TEXT[deposit.channelType] ?? 'deposit.card')}
                </ButtonLink>
              </div>
            )}
            {(byTransfer || payCode) && <Instructions t={t} deposit={deposit} channel={channel} />}
          </div>
        </Card>
        {!redirectUrl && (
          <Card
            title={
              byTransfer ? t('deposit.proof') : t(payCode ? 'deposit.scanned' : 'deposit.todo')
            }
          >
            {byTransfer ? (
              <ProofForm t={t} flash={flash} deposit={deposit} pagePath={pagePath} />
            ) : (
              <div className={css.stack}>
                <p className={css.muted}>
                  {payCode ? t('deposit.scannedText') : whatToDo(t, deposit, channel)}
                </p>
                <SubmitDeposit t={t} deposit={deposit} pagePath={pagePath} />
              </div>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

/**
 * The steps for a top-up without a code, a card page or an account: follow the channel's instructions, then
 * report the transfer.
 */
function whatToDo(
  t: View['t'],
  { channelType: type }: Deposit,
  { demonstration }: Pick<DepositChannel, 'demonstration'> = { demonstration: false },
): string {
  const button = t('deposit.paid');
  if (demonstration) return t('deposit.demonstration', { button });
  return `${aboutChannel(t, { type, demonstration })} ${t('deposit.report', { button })}`;
}

/** Whether the shopper transfers money to an account, and so can prove it with a file. */
const isPaidByTransfer = ({
  deposit,
  channel,
}: Pick<DepositPageProps, 'deposit' | 'channel'>): boolean =>
  !deposit.payCode &&
  !deposit.redirectUrl &&
  ((channel?.instructions.length ?? 0) > 0 || channel?.picture !== undefined);

type AmountProps = { view: View; deposit: Deposit; byTransfer: boolean; now: number };

const copyTexts = (t: View['t']) => ({ label: t('deposit.copy'), copied: t('deposit.copied') });

/** The exact amount to pay, what it consists of, and when it expires. */
function AmountToPay({ view, deposit, byTransfer, now }: AmountProps) {
  const { t, locale, tenant } = view;
  const { amount, fee, payAmount, payCurrency, rate, expiresAt } = deposit;
  return (
    <div>
      <div className={depositCss.label}>{t(byTransfer ? 'deposit.transfer' : 'deposit.pay')}</div>
      <div className={depositCss.payAmount}>
        <bdi>{formatCurrency(locale, payAmount, payCurrency, tenant.homeCountry)}</bdi>
        {byTransfer && <CopyButton {...copyTexts(t)} value={payAmount} />}
      </div>
      <p className={css.muted}>
        {isolated(
          t('deposit.made.of', {
            amount: amountText(locale, amount),
            fee: amountText(locale, fee),
            hasFee: Number(fee) > 0 ? 'yes' : 'no',
            rate: formatRate(locale, rate),
            currency: displayCurrency(payCurrency),
          }),
        )}
      </p>
      {expiresAt && <DepositExpiry view={view} until={expiresAt} now={now} />}
    </div>
  );
}

function PayCode({ view: { t }, image }: { view: View; image: string }) {
  return (
    <div className={depositCss.code}>
      <img
        src={image}
        alt={t('deposit.codeAlt')}
        width={288}
        height={288}
        className={depositCss.codeImage}
      />
      <p>{t('deposit.scan')}</p>
      <p className={css.muted}>{t('deposit.scanOnPhone')}</p>
      <span className={depositCss.waiting} role="status">
        <Spinner />
        {t('deposit.waiting')}
      </span>
    </div>
  );
}

/** The shop's own code, which any payment app reads. It contains no amount and no purpose. */
function StaticCode({ view: { t }, picture }: { view: View; picture: string }) {
  return (
    <div className={depositCss.code}>
      <img
        src={smallPicture(picture)}
        alt={t('deposit.codeAlt')}
        width={288}
        className={cx(depositCss.codeImage, depositCss.staticCode)}
      />
      <p>{t('deposit.scan')}</p>
      <p className={css.muted}>{t('deposit.typeAmount')}</p>
    </div>
  );
}

type InstructionsProps = {
  t: View['t'];
  deposit: Deposit;
  channel: DepositChannel | undefined;
};

/** The payment instructions of the channel, and the payment reference. Each line can be copied. */
function Instructions({ t, deposit, channel }: InstructionsProps) {
  const instructions = channel?.instructions ?? [];
  // A code identifies the payment by itself; a transfer needs the deposit's number as its purpose.
  const needsPurpose = !deposit.payCode;
  if (instructions.length === 0 && !needsPurpose) return null;
  const copy = copyTexts(t);
  const line = (label: string, value: string, hint?: string) => (
    <div key={label} className={cx(depositCss.fact, hint && depositCss.purpose)}>
      <dt className={depositCss.label}>{label}</dt>
      <dd className={depositCss.value}>
        <bdi>{value}</bdi>
        {hint && <p className={css.small}>{hint}</p>}
      </dd>
      <dd className={depositCss.copy}>
        <CopyButton {...copy} value={value} />
      </dd>
    </div>
  );
  return (
    <dl className={depositCss.facts}>
      {instructions.map(({ label, value }) => line(label, value))}
      {needsPurpose && line(t('deposit.purpose'), deposit.depositNo, t('deposit.purposeHint'))}
    </dl>
  );
}
