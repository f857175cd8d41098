import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { formatConverted } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { CallForm } from '../form/call-form.tsx';
import { amountText } from '../money/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import { isAnnounced } from './parcel-texts.ts';
import * as css from './parcels.css';

type DecisionProps = {
  t: View['t'];
  parcel: Pick<PurchaseParcel, 'parcelNo' | 'orderNo' | 'actions'>;
  /** The path of the page that shows the parcel. */
  pagePath: string;
};

/** The text that asks to confirm a decision. */
const FLASHES = {
  ACCEPT: 'parcelAccepted',
  EXCHANGE: 'parcelExchanging',
  RETURN: 'parcelReturning',
} as const;

/** The choice for a parcel that failed our check: accept, exchange or return it, with explanations. */
export function ParcelDecision({ t, parcel, pagePath }: DecisionProps) {
  const { actions, parcelNo } = parcel;
  if (!actions.includes('accept') && !actions.includes('return')) return null;
  const formProps = (decision: keyof typeof FLASHES) => ({
    call: 'decideParcel' as const,
    params: { id: parcelNo },
    next: pagePath,
    back: pagePath,
    flash: FLASHES[decision],
    className: css.choice,
  });
  return (
    <div className={css.choices}>
      {actions.includes('accept') && (
        <CallForm {...formProps('ACCEPT')}>
          <input type="hidden" name="decision" value="ACCEPT" />
          <Button type="submit" block>
            {t('parcel.accept')}
          </Button>
          <p className={css.means}>{t('parcel.acceptMeans')}</p>
        </CallForm>
      )}
      {actions.includes('exchange') && (
        <CallForm {...formProps('EXCHANGE')}>
          <input type="hidden" name="decision" value="EXCHANGE" />
          <Button type="submit" block>
            {t('check.exchange')}
          </Button>
          <p className={css.means}>{t('check.exchangeMeans')}</p>
        </CallForm>
      )}
      {actions.includes('return') && (
        <CallForm {...formProps('RETURN')}>
          <input type="hidden" name="decision" value="RETURN" />
          <Button type="submit" block>
            {t(isAnnounced(parcel) ? 'parcel.returnToSender' : 'parcel.return')}
          </Button>
          <p className={css.means}>
            {t(isAnnounced(parcel) ? 'parcel.returnToSenderMeans' : 'parcel.returnMeans')}
          </p>
        </CallForm>
      )}
    </div>
  );
}

/** The button that removes a parcel that the shopper registered. */
export function WithdrawParcel({ t, parcel, pagePath }: DecisionProps) {
  if (!parcel.actions.includes('withdraw')) return null;
  return (
    <CallForm
      call="withdrawParcel"
      params={{ id: parcel.parcelNo }}
      next={pagePath}
      back={pagePath}
      flash="parcelWithdrawn"
      className={css.choice}
    >
      <Button type="submit">{t('parcel.withdraw')}</Button>
      <p className={css.means}>{t('parcel.withdrawMeans')}</p>
    </CallForm>
  );
}

/** The form that extends the storage. It leads to the payment of the fee. */
export function ExtendStorage({
  view,
  parcel,
  pagePath,
}: Omit<DecisionProps, 't'> & { view: View }) {
  const { t, locale, tenant } = view;
  if (!parcel.actions.includes('extend')) return null;
  const { extensionFee: fee, extensionDays: days } = tenant.storage;
  const { exchangeInfo } = tenant;
  const converted =
    exchangeInfo.currency !== 'CNY' &&
    formatConverted(locale, fee, exchangeInfo, tenant.homeCountry);
  return (
    <CallForm
      call="extendStorage"
      params={{ id: parcel.parcelNo }}
      next="/payment?nos={paymentNo}"
      back={pagePath}
      className={css.choice}
    >
      <Button type="submit">{t('parcel.extend', { days })}</Button>
      <p className={css.means}>
        {isolated(
          t('parcel.extendMeans', {
            days,
            fee: amountText(locale, fee),
            converted: converted ? isolate(converted) : 'none',
          }),
        )}
      </p>
    </CallForm>
  );
}
