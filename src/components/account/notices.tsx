import type { ShownNoticeSettings } from '../../contract/calls/notices.ts';
import { NOTICE_KIND_NAMES } from '../../contract/values/people/notification-types.ts';
import { formatNumber } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { FormRow, rowOf } from './form-row.tsx';
import { LazyPushSwitch } from './lazy-push-switch.tsx';

const PAGE_PATH = '/my/account#notices';
const ROW_PATH = `/my/account#${rowOf('notices')}`;

type NoticesProps = { view: View; settings: ShownNoticeSettings };

/** The form for which notifications are mailed or sent to browsers, and the switch for this browser. */
export function Notices({ view: { t, locale }, settings }: NoticesProps) {
  const stored = [
    { channel: t('auth.email'), kinds: settings.mail },
    { channel: t('push.browsers'), kinds: settings.push },
  ];
  return (
    <FormRow
      t={t}
      id="notices"
      title={t('account.notices')}
      text={t('account.noticesText')}
      value={stored.map(({ channel, kinds }) => (
        <span key={channel}>
          {t('account.noticeKinds', {
            channel,
            count: formatNumber(locale, kinds.length),
            all: NOTICE_KIND_NAMES.length,
          })}
        </span>
      ))}
      open={false}
    >
      <div className={css.stack}>
        <LazyPushSwitch
          publicKey={settings.publicKey}
          isOn={settings.here}
          texts={{
            on: t('push.on'),
            off: t('push.off'),
            isOn: t('push.isOn'),
            blocked: t('push.blocked'),
            failed: t('error.INTERNAL'),
          }}
        />
        <CallForm
          call="setNoticeSettings"
          next={ROW_PATH}
          back={PAGE_PATH}
          flash="saved"
          className={css.form}
        >
          <table className={css.kinds}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('auth.email')}</th>
                <th scope="col">{t('push.browsers')}</th>
              </tr>
            </thead>
            <tbody>
              {NOTICE_KIND_NAMES.map((kind) => {
                const name = translateKey(t, `noticeKind.${kind}`);
                return (
                  <tr key={kind}>
                    <th scope="row">{name}</th>
                    {(['mail', 'push'] as const).map((channel) => (
                      <td key={channel}>
                        <Checkbox
                          name={channel}
                          value={kind}
                          defaultChecked={settings[channel].includes(kind)}
                          label={`${name}: ${t(channel === 'mail' ? 'auth.email' : 'push.browsers')}`}
                          labelHidden
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <Button type="submit" className={css.submit}>
            {t('account.save')}
          </Button>
        </CallForm>
      </div>
    </FormRow>
  );
}
