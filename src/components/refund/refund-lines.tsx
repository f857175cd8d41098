import type { Refund } from '../../contract/calls/refunds.ts';
import type { RefundStatus } from '../../contract/values/money/refund-statuses.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { Amount } from '../money/amount.tsx';
import { moneyOfOrder } from '../money/money-format.ts';
import * as css from '../orders/orders.css';
import { orderHref } from '../payment/due.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Photos } from '../ui/photos.tsx';
import { textLink } from '../ui/text-link.css';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';
import { RefundStates } from './refund-states.tsx';

const TONE: Record<RefundStatus, Tone> = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  WAITING_SELLER: 'info',
  WAITING_CARRIER: 'info',
  RETURNING: 'info',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

type RefundLinesProps = {
  view: View;
  refunds: readonly Refund[];
  /** The path of the page that shows the refunds. */
  pagePath: string;
  /** Whether each refund names its order, because they belong to several orders. */
  namesOrder?: boolean;
  /** The names of the lines or parcels that a refund may be about. */
  items?: readonly { id: string; name: string }[];
};

/** Refunds: amount in both currencies, status, reason, the shopper's note and the staff's answer. */
export function RefundLines({ refunds, ...props }: RefundLinesProps) {
  return (
    <ul>
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} {...props} />
      ))}
    </ul>
  );
}

/** The amount that the shopper requested, if it differs from the agreed or paid one. */
function Requested({
  view: { t, locale },
  refund: { amount, requestedAmount },
}: Pick<RefundLineProps, 'view' | 'refund'>) {
  if (!requestedAmount || requestedAmount === amount) return null;
  return (
    <span>
      {isolated(t('refund.requested', { amount: isolate(formatCny(locale, requestedAmount)) }))}
    </span>
  );
}

type RefundLineProps = Omit<RefundLinesProps, 'refunds'> & { refund: Refund };

function RefundLine({ view, refund, pagePath, namesOrder, items = [] }: RefundLineProps) {
  const { t } = view;
  return (
    <li className={css.refund}>
      <div className={css.refundHead}>
        <Amount money={moneyOfOrder(view, refund)} amount={refund.amount} />
        <Badge tone={TONE[refund.status]}>{translateKey(t, `refundStatus.${refund.status}`)}</Badge>
      </div>
      <div className={css.eventFacts}>
        <span>{translateKey(t, `refundReason.${refund.reason}`)}</span>
        <Requested view={view} refund={refund} />
        {namesOrder && (
          <Link href={orderHref(refund)} className={textLink}>
            {isolated(
              t(refund.orderType === 'TRANSIT_ORDER' ? 'nav.transitOrder' : 'nav.order', {
                id: isolate(refund.orderNo),
              }),
            )}
          </Link>
        )}
      </div>
      {items
        .filter(({ id }) => refund.itemIds.includes(id))
        .map(({ id, name }) => (
          <span key={id} className={css.muted}>
            {name}
          </span>
        ))}
      {refund.photos.length > 0 && (
        <Photos
          id={`photos-${refund.refundNo}`}
          label={t('refund.photosSent')}
          closeLabel={t('shell.close')}
          photos={refund.photos.map((path, index) => ({
            path,
            alt: t('parcel.photo', { number: index + 1, count: refund.photos.length }),
          }))}
        />
      )}
      {refund.note && (
        <blockquote className={css.quote}>
          <bdi>{refund.note}</bdi>
        </blockquote>
      )}
      {refund.answer && (
        <div>
          <span className={css.muted}>{t('refund.answer')}</span>
          <blockquote className={css.quote}>
            <bdi>{refund.answer}</bdi>
          </blockquote>
        </div>
      )}
      <span className={css.numbered}>
        <bdi>{refund.refundNo}</bdi>
      </span>
      <RefundStates view={view} refund={refund} />
      {refund.actions.includes('cancel') && (
        <CallForm
          call="cancelRefund"
          params={{ id: refund.id }}
          next={pagePath}
          back={pagePath}
          flash="refundCancelled"
        >
          <Button type="submit" size="sm" aria-label={`${t('refund.cancel')} ${refund.refundNo}`}>
            {t('refund.cancel')}
          </Button>
        </CallForm>
      )}
    </li>
  );
}
