import type { OpenSession } from '../../contract/calls/sessions.ts';
import { Link } from '../../framework/link.tsx';
import { CallForm } from '../form/call-form.tsx';
import { Button } from '../ui/button.tsx';
import { LogoutIcon } from '../ui/icon.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './account.css';
import { Confirm } from './confirm.tsx';
import { Section } from './section.tsx';
import { Sessions } from './sessions.tsx';

type SignOutProps = { view: View; sessions: readonly OpenSession[] };

/** The devices that are signed in, with buttons to sign out this one, another one or all. */
export function SignOut({ view, sessions }: SignOutProps) {
  const { t } = view;
  return (
    <Section id="sessions" title={t('account.sessions')} text={t('account.sessionsText')}>
      <div className={css.stack}>
        <Sessions view={view} sessions={sessions} />
        <p>
          <Link href="/my/balance/operations" className={textLink}>
            {t('account.toOperations')}
          </Link>
        </p>
        <div className={css.buttons}>
          <CallForm call="logout" next="/auth/login" flash="logout">
            <Button type="submit" icon={<LogoutIcon />}>
              {t('shell.logout')}
            </Button>
          </CallForm>
          <Confirm label={t('account.logoutEverywhere')} question={t('account.logoutQuestion')}>
            <CallForm call="logoutEverywhere" next="/auth/login" flash="logoutEverywhere">
              <Button type="submit" variant="danger" size="sm">
                {t('account.logoutEverywhere')}
              </Button>
            </CallForm>
          </Confirm>
        </div>
      </div>
    </Section>
  );
}
