import { Link } from '../../framework/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { hostAfterSignIn } from './after-sign-in.ts';

type OtherSiteNoticeProps = {
  view: View;
  /** The path of this site to which signing in leads: of a page, or of the redirect to another site of the tenant. */
  next: string;
  /** The path of this page. A link to it leaves out the query, and with it the other site, so signing in stays here. */
  pagePath: '/auth/code' | '/auth/login' | '/auth/signup';
};

/** Says that signing in leads to another site of the tenant, and offers to stay on this one. */
export function OtherSiteNotice({ view: { t, tenant }, next, pagePath }: OtherSiteNoticeProps) {
  const host = hostAfterSignIn(next, tenant.returnOrigins);
  if (host === undefined) return null;
  return (
    <Notice>
      {t('auth.leaveAfter', { host })}{' '}
      <Link href={pagePath} className={textLink}>
        {t('auth.stay')}
      </Link>
    </Notice>
  );
}
