import type { DigestNotice, NoticeDigest } from '../../contract/calls/notices.ts';
import type { Output } from '../../contract/endpoints.ts';
import { ownPath } from '../../contract/values/own-path.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { isolated } from '../ui/isolated.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './messages.css';
import { MessageItem, MessageList } from './messages.tsx';

type DigestsProps = { view: View; list: Output<'listNoticeDigests'> };

/** The shopper's messages by order: the newest message of each order in full, earlier ones folded below it. */
export function Digests({ view, list }: DigestsProps) {
  return (
    <MessageList view={view} list={list}>
      {(pagePath) =>
        list.records.map((digest) => (
          <Digest key={digest.notices[0]?.id} view={view} digest={digest} pagePath={pagePath} />
        ))
      }
    </MessageList>
  );
}

type DigestProps = { view: View; digest: NoticeDigest; pagePath: string };

function Digest({ view, digest: { notices, unread }, pagePath }: DigestProps) {
  const [newest, ...earlier] = notices;
  if (!newest) return null;
  return (
    <MessageItem view={view} message={{ ...newest, read: !unread }} pagePath={pagePath}>
      <Also view={view} notice={newest} />
      {earlier.length > 0 && (
        <details className={css.aboveLink}>
          <summary className={css.openEarlier}>
            {view.t('message.earlier', { count: earlier.length })}
          </summary>
          <ol className={css.earlier}>
            {earlier.map((notice) => (
              <Earlier key={notice.id} view={view} notice={notice} />
            ))}
          </ol>
        </details>
      )}
    </MessageItem>
  );
}

function Earlier({ view, notice }: { view: View; notice: DigestNotice }) {
  const { locale, tenant } = view;
  const { title, text, link, createdAt } = notice;
  return (
    <li className={css.body}>
      {link ? (
        <Link href={ownPath(link)} className={textLink}>
          {isolated(title)}
        </Link>
      ) : (
        <span>{isolated(title)}</span>
      )}
      <span>{isolated(text)}</span>
      <Also view={view} notice={notice} />
      <time className={css.time} dateTime={createdAt}>
        {formatDateTime(locale, createdAt, tenant)}
      </time>
    </li>
  );
}

/** The other parcels to which the same message applies. */
function Also({ view: { t }, notice: { also } }: { view: View; notice: DigestNotice }) {
  if (also.length === 0) return null;
  return (
    <p className={css.also}>
      <span>{t('message.also')}</span>
      {also.map(({ number, link }) => (
        <Link key={number} href={ownPath(link)} className={textLink}>
          <bdi>{number}</bdi>
        </Link>
      ))}
    </p>
  );
}
