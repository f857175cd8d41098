import type { UserAccount } from '../../../contract/calls/account.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import type { Flash } from '../../../site/flash.ts';
import { withBack } from '../../../site/with-back.ts';
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
  /**
   * Which form is shown: `reset`, `code` once a code was mailed, any other value for the form that changes the pay
   * password.
   */
  step: string;
  /** The path of the page that needs the pay password. */
  back: string;
};

const PAGE_PATH = '/my/balance#pay-password';

/** The URL of the form that resets the pay password. `back` is the path of the page that needs it. */
export const resetPayPasswordHref = (back?: string): string => stepHref('reset', back);

const stepHref = (step: 'reset' | 'code', back?: string): string =>
  `${withBack(`/my/balance?pay=${step}`, back)}#pay-password`;

/** The card with the form that sets, changes or resets the pay password. */
export function PayPasswordCard(props: PayPasswordCardProps) {
  const { view, flash, account, email, step, back } = props;
  const { t, locale, tenant } = view;
  const { hasPayPassword, payPasswordLockedUntil: lockedUntil } = account;
  const resets = step === 'reset' || step === 'code';
  return (
    <Card id="pay-password" className={css.anchor} title={t('payPassword.title')}>
      <div className={css.stack}>
        <p className={css.muted}>{t('payment.set.text')}</p>
        {lockedUntil && (
          <Notice tone="danger" title={t('payment.locked.title')}>
            {t('payment.locked.text', {
              time: formatDateTime(locale, lockedUntil, tenant),
            })}
          </Notice>
        )}
        {!hasPayPassword && (
          <FirstPayPassword
            view={view}
            flash={flash}
            pagePath={PAGE_PATH}
            alone={account.setsPayPasswordAlone === true}
          />
        )}
        {hasPayPassword && (
          <>
            <Tabs
              label={t('payPassword.title')}
              tabs={[
                { href: PAGE_PATH, label: t('payPassword.change'), current: !resets },
                {
                  href: stepHref('reset', back),
                  label: t('payPassword.forgotten'),
                  current: resets,
                },
              ]}
            />
            {resets ? (
              <ResetPayPassword
                view={view}
                flash={flash}
                email={email}
                pagePath={stepHref('reset', back)}
                codeSentHref={stepHref('code', back)}
                next={back}
                codeSent={step === 'code'}
              />
            ) : (
              <ChangePayPassword view={view} flash={flash} pagePath={PAGE_PATH} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
