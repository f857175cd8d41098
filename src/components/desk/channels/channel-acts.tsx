import type { OpsChannel, PaymentProviderView } from '../../../contract/ops/money/channels.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Facts } from '../facts.tsx';
import type { DeskTenantView } from '../view.ts';
import { State } from './channels-page.tsx';

type ActsProps = { view: DeskTenantView; provider: PaymentProviderView; channel: OpsChannel };

/**
 * The state of a channel's account, the URL for its provider's webhooks, and the acts that apply at once.
 */
export function ChannelActs({ view, provider, channel }: ActsProps) {
  const { t, locale, zone, flash } = view;
  const { account } = channel;
  const refused = flash?.kind === 'error' ? formState(flash, flash.form ?? '', []) : undefined;
  if (!account) {
    return (
      <section className="desk-card" aria-label={t('desk.channels.state')}>
        <h2>
          {t('desk.channels.state')} <State view={view} channel={channel} />
        </h2>
        {refused && flash?.form !== 'proposeChannel' && <FormMessage form={refused} />}
        {view.may('money.act') && channel.open && <SwitchOff view={view} channel={channel} />}
      </section>
    );
  }
  const time = (iso: string | undefined) =>
    iso ? formatDateTime(locale, iso, zone) : t('desk.channels.never');
  const facts: [name: string, value: string][] = [
    [t('desk.channels.lastEvent'), time(account.lastEventAt)],
    [t('desk.channels.lastRefused'), time(account.lastRefusedAt)],
    [t('desk.channels.listed'), time(account.listedAt)],
    [t('desk.channels.tested'), time(account.testedAt)],
  ];
  return (
    <section className="desk-card" aria-label={t('desk.channels.account')}>
      <h2>
        {t('desk.channels.account')} <State view={view} channel={channel} />
      </h2>
      {refused && flash?.form !== 'proposeChannel' && <FormMessage form={refused} />}
      {account.testError && <Notice tone="danger">{account.testError}</Notice>}
      <p>
        {t('desk.channels.webhook')}{' '}
        <code className="desk-mono desk-json">{`https://…${account.webhookPath}`}</code>
      </p>
      <p className="desk-quiet">
        {t('desk.channels.events')} <code>{provider.events.join(', ')}</code>
      </p>
      <Facts facts={facts} />
      {view.may('money.act') && <Buttons view={view} channel={channel} />}
    </section>
  );
}

function Buttons({ view, channel }: Omit<ActsProps, 'provider'>) {
  const { t } = view;
  const common = formOf(view, channel);
  return (
    <div className="desk-stack">
      <div className="desk-row">
        <CallForm call="testChannel" {...common} flash="desk.flash.channelTested">
          <Button type="submit" size="sm">
            {t('desk.channels.test')}
          </Button>
        </CallForm>
        <CallForm call="reconcileChannel" {...common} flash="desk.flash.reconciled">
          <Button type="submit" size="sm">
            {t('desk.channels.reconcile')}
          </Button>
        </CallForm>
      </div>
      {channel.account?.enabled && <SwitchOff view={view} channel={channel} />}
    </div>
  );
}

function SwitchOff({ view, channel }: Omit<ActsProps, 'provider'>) {
  const { t } = view;
  return (
    <CallForm
      call="switchChannelOff"
      {...formOf(view, channel)}
      flash="desk.flash.saved"
      className="desk-row desk-ends"
    >
      <TextInput name="reason" label={t('desk.reason')} required />
      <Button type="submit">{t('desk.channels.off')}</Button>
    </CallForm>
  );
}

/** The common properties of the forms for a channel's acts. */
function formOf({ tenant }: DeskTenantView, { id }: OpsChannel) {
  const page = deskPath(tenant.id, 'money', 'channels', id);
  return { params: { id }, query: { tenant: tenant.id }, next: page, back: page };
}
