import { Tabs } from '../ui/tabs.tsx';
import type { View } from '../view.ts';

export const MESSAGE_TABS = ['messages', 'announcements', 'feedback'] as const;
export type MessageTab = (typeof MESSAGE_TABS)[number];

export const messageTabOf = (text: string | null): MessageTab =>
  MESSAGE_TABS.find((tab) => tab === text) ?? 'messages';

/** The URL of a tab, without default values. */
export function messagesHref(tab: MessageTab, pageNo = 1): string {
  const query = new URLSearchParams();
  if (tab !== 'messages') query.set('tab', tab);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return query.size > 0 ? `/my/message?${query}` : '/my/message';
}

type MessageTabsProps = { t: View['t']; current: MessageTab };

export function MessageTabs({ t, current }: MessageTabsProps) {
  const label = {
    messages: t('message.tab.messages'),
    announcements: t('message.tab.announcements'),
    feedback: t('message.tab.feedback'),
  };
  return (
    <Tabs
      label={t('nav.message')}
      tabs={MESSAGE_TABS.map((tab) => ({
        href: messagesHref(tab),
        label: label[tab],
        current: tab === current,
      }))}
    />
  );
}
