import { Link } from '../../framework/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { hostAfterSignIn } from './after-sign-in.ts';

type OtherSiteNoticeProps = {
  view: View;
  /** The path after signing in. */
  next: string;
  /** The URL of this page without its query: there, signing in stays on this site. */
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
