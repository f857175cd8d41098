import type { Output } from '../../contract/endpoints.ts';
import type { RefundStatus } from '../../contract/enums.ts';
import { REFUND_TABS, type Refund, type RefundTab } from '../../contract/refunds.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { Money } from '../money/money.tsx';
import { Pages } from '../my/pages.tsx';
import { textLink } from '../my/text-link.css';
import { isolate } from '../orders/amount-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { WalletIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';
import * as css from './balance.css';

const TONE: Record<RefundStatus, Tone> = {
  REQUESTED: 'info',
  APPROVED: 'info',
  WAITING_SELLER: 'info',
  RETURNING: 'info',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

export const refundsHref = (tab: RefundTab, pageNo = 1): string => {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return query.size > 0 ? `/my/balance/refunds?${query}` : '/my/balance/refunds';
};

export const refundTabOf = (text: string | null): RefundTab =>
  text && Object.hasOwn(REFUND_TABS, text) ? (text as RefundTab) : 'all';

export function RefundTabs({ t, tab }: { t: View['t']; tab: RefundTab }) {
  return (
    <Tabs
      label={t('nav.refunds')}
      tabs={(Object.keys(REFUND_TABS) as RefundTab[]).map((one) => ({
        href: refundsHref(one),
        label: translateKey(t, `balance.refunds.tab.${one}`),
        current: one === tab,
      }))}
    />
  );
}

type RefundListProps = { view: View; page: Output<'listRefunds'>; tab: RefundTab };

/** Money on its way back to the balance, and what arrived. */
export function RefundList({ view, page, tab }: RefundListProps) {
  const { t } = view;
  if (page.records.length === 0) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        title={t('balance.refunds.none')}
        text={t('balance.refunds.noneText')}
      />
    );
  }
  return (
    <>
      <Card>
        <ul>
          {page.records.map((refund) => (
            <Line
              key={refund.id}
              view={view}
              refund={refund}
              here={refundsHref(tab, page.pageNo)}
            />
          ))}
        </ul>
      </Card>
      <Pages t={t} page={page} href={(pageNo) => refundsHref(tab, pageNo)} />
    </>
  );
}

function Line({ view, refund, here }: { view: View; refund: Refund; here: string }) {
  const { t, locale, tenant } = view;
  const { id, refundNo, orderType, orderNo, status, reason, amount, rate } = refund;
  const order = `/my/${orderType === 'TRANSIT_ORDER' ? 'transit' : 'purchase'}/${orderNo}`;
  const { rate: cnyExchangeRate, currency } = rate;
  // At the rate of its order, whatever it is today.
  const exchangeInfo = { ...tenant.exchangeInfo, cnyExchangeRate, currency };
  return (
    <li className={css.listItem}>
      <span className={css.named}>
        <span className={css.choiceName}>{translateKey(t, `refundReason.${reason}`)}</span>
        <Badge tone={TONE[status]}>{translateKey(t, `refundStatus.${status}`)}</Badge>
      </span>
      <span className={css.end}>
        <Money view={{ locale, tenant: { ...tenant, exchangeInfo } }} amount={amount} />
      </span>
      <span className={cx(css.muted, css.wholeLine)}>
        <Link href={order} className={textLink}>
          {t('balance.refunds.order', { no: isolate(orderNo) })}
        </Link>
        {` · ${isolate(refundNo)} · ${formatDateTime(locale, refund.doneAt ?? refund.createdAt, tenant.timezoneOffset)}`}
      </span>
      {refund.note && <p className={css.wholeLine}>{refund.note}</p>}
      {refund.answer && (
        <p className={css.wholeLine}>{t('balance.refunds.answer', { text: refund.answer })}</p>
      )}
      {refund.actions.includes('cancel') && (
        <CallForm
          call="cancelRefund"
          params={{ id }}
          next={here}
          back={here}
          flash="refundCancelled"
          className={css.wholeLine}
        >
          <Button type="submit" size="sm">
            {t('balance.refunds.cancel', { amount: isolate(formatCny(locale, amount)) })}
          </Button>
        </CallForm>
      )}
    </li>
  );
}
