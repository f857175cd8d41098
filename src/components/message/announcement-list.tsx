import type { Output } from '../../contract/endpoints.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { Pages } from '../list/pages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BellIcon } from '../ui/icon.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import { messagesHref } from './message-tabs.tsx';
import * as css from './messages.css';

type AnnouncementListProps = { view: View; list: Output<'listAnnouncements'> };

/** The tenant's announcements, in full. */
export function AnnouncementList({ view, list }: AnnouncementListProps) {
  const { t, locale, tenant } = view;
  if (list.records.length === 0) {
    return (
      <EmptyState
        icon={<BellIcon />}
        title={t('message.announcements.none')}
        action={<ButtonLink href="/">{t('action.findProducts')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {list.records.map(({ id, title, html, publishedAt }) => (
        <Card
          key={id}
          as="article"
          title={title}
          aside={
            <time className={css.time} dateTime={publishedAt}>
              {formatDateTime(locale, publishedAt, tenant, { dateStyle: 'medium' })}
            </time>
          }
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
          <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
        </Card>
      ))}
      <Pages t={t} page={list} href={(page) => messagesHref('announcements', page)} />
    </>
  );
}
