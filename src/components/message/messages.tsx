import type { Output } from '../../contract/endpoints.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BellIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { View } from '../view.ts';
import * as css from './messages.css';

type MessagesProps = { view: View; list: Output<'listNotifications'> };

/** Messages to the shopper, unread ones marked; each leads to what it is about. */
export function Messages({ view, list }: MessagesProps) {
  const { t, locale, tenant } = view;
  const { records, unread, pageNo, totalPage } = list;
  if (records.length === 0) {
    return (
      <EmptyState
        icon={<BellIcon />}
        title={t('message.empty.title')}
        text={t('message.empty.text')}
      />
    );
  }
  return (
    <>
      {unread > 0 && (
        <CallForm call="readNotifications" next="/my/message" className={css.bar}>
          <span>{t('message.unread', { count: unread })}</span>
          <Button type="submit" size="sm">
            {t('message.readAll')}
          </Button>
        </CallForm>
      )}
      <ul className={css.list}>
        {records.map(({ id, title, text, link, read, createdAt }) => (
          <li key={id} className={css.message} data-unread={!read || undefined}>
            <div className={css.head}>
              {link ? (
                <Link href={link} className={css.title}>
                  {title}
                </Link>
              ) : (
                <span className={css.title}>{title}</span>
              )}
              {!read && <span className={css.mark}>{t('message.new')}</span>}
            </div>
            <p>{text}</p>
            <time className={css.time} dateTime={createdAt}>
              {formatDateTime(locale, createdAt, tenant.timezoneOffset)}
            </time>
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNo}
        pageCount={totalPage}
        href={(page) => `/my/message?pageNo=${page}`}
        label={t('paging.label')}
        previousLabel={t('paging.previous')}
        nextLabel={t('paging.next')}
        placeLabel={t('paging.place', { page: pageNo, count: totalPage })}
      />
    </>
  );
}
