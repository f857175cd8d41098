import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { pageNoOf } from '../../components/list/page-no.ts';
import { AnnouncementList } from '../../components/message/announcement-list.tsx';
import { Digests } from '../../components/message/digests.tsx';
import { FeedbackForm, FeedbackList } from '../../components/message/feedback.tsx';
import {
  type MessageTab,
  MessageTabs,
  messageTabOf,
} from '../../components/message/message-tabs.tsx';
import { Messages } from '../../components/message/messages.tsx';
import * as layout from '../../components/shell/page-layout.css';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { read, readExtra } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';

async function tabContent(tab: MessageTab, params: URLSearchParams) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const query = { pageNo: pageNoOf(params) };
  if (tab === 'announcements') {
    return <AnnouncementList view={view} list={await read('listAnnouncements', { query })} />;
  }
  if (tab === 'feedback') {
    const list = await read('listFeedback', { query });
    return (
      <>
        <FeedbackForm t={t} flash={flash} orderNo={params.get('orderNo') ?? ''} />
        <FeedbackList view={view} list={list} />
      </>
    );
  }
  const digests = await readExtra('listNoticeDigests', { query });
  if (digests) return <Digests view={view} list={digests} />;
  return <Messages view={view} list={await read('listNotifications', { query })} />;
}

export default async function MessagePage({ query }: { query?: string }) {
  const { t } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const tab = messageTabOf(params.get('tab'));
  return (
    <div className={layout.frame}>
      <PageHead
        page={currentRequest()}
        title={t('nav.message')}
        description={t('message.empty.text')}
      />
      <PageHeading>{t('nav.message')}</PageHeading>
      <MessageTabs t={t} current={tab} />
      <Deferred skeleton={<CardsSkeleton />}>{() => tabContent(tab, params)}</Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
