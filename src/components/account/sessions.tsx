import type { OpenSession } from '../../contract/calls/sessions.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';

const PAGE_PATH = '/my/account#sessions';

type SessionsProps = { view: View; sessions: readonly OpenSession[] };

/** The devices that are signed in. Each device except this one has a button to sign it out. */
export function Sessions({ view: { t, locale, tenant }, sessions }: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <ul className={css.addresses}>
      {sessions.map(({ id, device, network, lastUsedAt, current }) => {
        const name = device || t('account.unknownDevice');
        const time = formatDateTime(locale, lastUsedAt, tenant);
        return (
          <li key={id} className={css.address}>
            <div className={css.addressText}>
              <div className={css.addressName}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {current && <Badge tone="success">{t('account.thisDevice')}</Badge>}
              </div>
              <div className={css.muted}>
                {t('account.lastUsed', { time })}
                {network && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{network}</bdi>
                  </>
                )}
              </div>
            </div>
            {!current && (
              <CallForm
                call="endSession"
                params={{ id }}
                next={PAGE_PATH}
                back={PAGE_PATH}
                flash="sessionEnded"
              >
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  aria-label={`${t('shell.logout')}: ${name}`}
                >
                  {t('shell.logout')}
                </Button>
              </CallForm>
            )}
          </li>
        );
      })}
    </ul>
  );
}
