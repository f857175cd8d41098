import type { UserAccount } from '../../../contract/calls/account.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import type { Flash } from '../../../site/flash.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { ChangePayPassword, FirstPayPassword, ResetPayPassword } from './pay-password-forms.tsx';

type PayPasswordCardProps = {
  view: View;
  flash: Flash | undefined;
  account: UserAccount;
  email: string;
  /** Which form is open: `reset`, `code` after a code was mailed, else the change. */
  step: string;
};

const HERE = '/my/balance#pay-password';
const RESET = '/my/balance?pay=reset#pay-password';
const CODE = '/my/balance?pay=code#pay-password';

/** Sets, changes or resets the pay password. */
export function PayPasswordCard({ view, flash, account, email, step }: PayPasswordCardProps) {
  const { t, locale, tenant } = view;
  const { hasPayPassword, payPasswordLockedUntil: until } = account;
  const resets = step === 'reset' || step === 'code';
  return (
    <Card id="pay-password" className={css.anchor} title={t('payPassword.title')}>
      <div className={css.stack}>
        <p className={css.muted}>{t('payment.set.text')}</p>
        {until && (
          <Notice tone="danger" title={t('payment.locked.title')}>
            {t('payment.locked.text', {
              time: formatDateTime(locale, until, tenant.timezoneOffset),
            })}
          </Notice>
        )}
        {!hasPayPassword && <FirstPayPassword view={view} flash={flash} here={HERE} />}
        {hasPayPassword && (
          <>
            <Tabs
              label={t('payPassword.title')}
              tabs={[
                { href: HERE, label: t('payPassword.change'), current: !resets },
                { href: RESET, label: t('payPassword.forgotten'), current: resets },
              ]}
            />
            {resets ? (
              <ResetPayPassword
                view={view}
                flash={flash}
                email={email}
                here={RESET}
                codeSentHref={CODE}
                codeSent={step === 'code'}
              />
            ) : (
              <ChangePayPassword view={view} flash={flash} here={HERE} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
