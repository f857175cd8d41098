import { REFUND_TABS, type RefundTab } from '../../contract/calls/refunds.ts';
import type { Output } from '../../contract/endpoints.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Pages } from '../list/pages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WalletIcon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { View } from '../view.ts';
import { RefundLines } from './refund-lines.tsx';

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
      tabs={(Object.keys(REFUND_TABS) as RefundTab[]).map((other) => ({
        href: refundsHref(other),
        label: translateKey(t, `balance.refunds.tab.${other}`),
        current: other === tab,
      }))}
    />
  );
}

type RefundListProps = { view: View; page: Output<'listRefunds'>; tab: RefundTab };

/** A page of refunds to the balance, or a message that there are none. */
export function RefundList({ view, page, tab }: RefundListProps) {
  const { t } = view;
  if (page.records.length === 0) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        title={t('balance.refunds.none')}
        text={t('balance.refunds.noneText')}
        action={<ButtonLink href="/my/purchase">{t('action.myOrders')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Card>
        <RefundLines
          view={view}
          refunds={page.records}
          pagePath={refundsHref(tab, page.pageNo)}
          namesOrder
        />
      </Card>
      <Pages t={t} page={page} href={(pageNo) => refundsHref(tab, pageNo)} />
    </>
  );
}
