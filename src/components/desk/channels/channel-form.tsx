import type { OpsChannel, PaymentProviderView } from '../../../contract/ops/money/channels.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import {
  INSTRUCTION_FIELDS,
  InstructionFields,
  MERCHANT_FIELDS,
  MerchantFields,
  PICTURE_FIELDS,
  PictureFields,
} from './offline-fields.tsx';
import { providerName } from './provider-name.ts';

type FormProps = {
  view: DeskTenantView;
  provider: PaymentProviderView;
  /** The channel to change; undefined for a new one. */
  channel: OpsChannel | undefined;
};

const TERMS = ['name', 'currency', 'feeBasisPoints', 'minimum', 'maximum'] as const;

/** The form of a channel: its terms, and its provider's settings. */
export function ChannelForm({ view, provider, channel }: FormProps) {
  const { t, flash, tenant } = view;
  const inputs = provider.fields.map(({ name, isSecret }) =>
    isSecret ? `secrets.${name}` : `settings.${name}`,
  );
  const form = formState(flash, 'proposeChannel', [
    ...TERMS,
    'reason',
    ...inputs,
    ...INSTRUCTION_FIELDS,
    ...MERCHANT_FIELDS,
    ...PICTURE_FIELDS,
  ]);
  const list = deskPath(tenant.id, 'money', 'channels');
  const page = channel
    ? `${list}/${encodeURIComponent(channel.id)}`
    : `${list}/new?provider=${provider.name}`;
  const before = (name: (typeof TERMS)[number]) =>
    form.value(name) ?? (channel ? String(channel[name]) : DEFAULTS[name]);
  return (
    <section className="desk-card" aria-label={t('desk.channels.settings')}>
      <h2>{providerName(t, provider.name)}</h2>
      <CallForm
        call="proposeChannel"
        className="desk-stack"
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={`${deskPath(tenant.id, 'money', 'approvals')}/{id}`}
        back={page}
        flash="desk.flash.waits"
        {...(provider.hasInstructions && { upload: UPLOAD })}
      >
        <FormMessage form={form} />
        <input type="hidden" name="channelId" value={channel?.id ?? ''} />
        <input type="hidden" name="provider" value={provider.name} />
        {TERMS.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t(`desk.channels.${name}`)}
            hint={
              name === 'currency' && provider.currencies.length > 0
                ? provider.currencies.join(', ')
                : undefined
            }
            required
            defaultValue={before(name)}
            error={form.error(name)}
          />
        ))}
        {provider.fields.map((field) => (
          <Setting key={field.name} {...{ view, field, channel, form }} />
        ))}
        {provider.showsCode && <MerchantFields {...{ view, channel, form }} />}
        {provider.hasInstructions && (
          <>
            <InstructionFields {...{ view, channel, form }} />
            <PictureFields {...{ view, channel, form }} />
          </>
        )}
        <TextInput
          name="reason"
          label={t('desk.reason')}
          required
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <Notice>{t('desk.channels.two')}</Notice>
        <div>
          <Button type="submit" variant="primary">
            {t('desk.channels.propose')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}

const UPLOAD = { field: 'file', catalog: 'SHOP_PICTURE' } as const;

const DEFAULTS: Record<(typeof TERMS)[number], string> = {
  name: '',
  currency: '',
  feeBasisPoints: '0',
  minimum: '10.00',
  maximum: '20000.00',
};

type SettingProps = {
  view: DeskTenantView;
  field: PaymentProviderView['fields'][number];
  channel: OpsChannel | undefined;
  form: FormState;
};

/** The field for a setting of the provider. That of a secret is empty; left empty, it keeps the stored secret. */
function Setting({ view: { t }, field, channel, form }: SettingProps) {
  const { name, label, hint, isSecret, choices } = field;
  const input = isSecret ? `secrets.${name}` : `settings.${name}`;
  const value = form.value(input) ?? channel?.account?.settings[name];
  const error = form.error(input);
  if (choices.length > 0) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return <Select name={input} label={label} hint={hint} options={options} defaultValue={value} />;
  }
  if (!isSecret) {
    return (
      <TextInput
        name={input}
        label={label}
        hint={hint}
        required
        defaultValue={value}
        error={error}
      />
    );
  }
  return (
    <TextInput
      name={input}
      type="password"
      autoComplete="off"
      label={label}
      hint={[hint, channel && t('desk.channels.keep')].filter(Boolean).join(' ')}
      required={!channel}
      error={error}
    />
  );
}
