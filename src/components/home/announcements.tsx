import type { Output } from '../../contract/endpoints.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { prose } from '../ui/prose.css';
import type { View } from '../view.ts';
import { HomeBlock } from './home-part.tsx';
import * as css from './trust.css';

type AnnouncementsProps = { view: View; announcements: Output<'listAnnouncements'>['records'] };

/** The tenant's latest announcements. Each opens to show its text. */
export function Announcements({ view, announcements }: AnnouncementsProps) {
  const { tenant, locale, t } = view;
  if (announcements.length === 0) return null;
  const day = (iso: string) => formatDateTime(locale, iso, tenant, { dateStyle: 'medium' });
  return (
    <HomeBlock title={t('home.announcements')}>
      <div>
        {announcements.map(({ id, title, html, publishedAt }) => (
          <Disclosure
            key={id}
            title={
              <span className={css.announcement}>
                {title}
                <time dateTime={publishedAt} className={css.announced}>
                  {day(publishedAt)}
                </time>
              </span>
            }
          >
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
            <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
          </Disclosure>
        ))}
      </div>
    </HomeBlock>
  );
}
