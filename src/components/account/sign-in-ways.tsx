import type { ReactNode } from 'react';
import type { OwnProvider } from '../../contract/calls/sign-in.ts';
import type { Output } from '../../contract/endpoints.ts';
import { formatDateTime } from '../../i18n/format.ts';
import type { Flash } from '../../site/flash.ts';
import { scriptOnly } from '../../theme/global.css';
import { CallForm } from '../form/call-form.tsx';
import { formState, typedField } from '../form/field-errors.ts';
import { MissingRowError } from '../form/form-error.tsx';
import { FormMessage } from '../form/form-message.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { Section } from './section.tsx';

const PAGE_PATH = '/my/account#ways';

type OwnPasskeys = Output<'listOwnPasskeys'>;
type SignInWaysProps = {
  view: View;
  flash: Flash | undefined;
  /** The shopper's passkeys; undefined where the shop has no passkeys. */
  passkeys: OwnPasskeys | undefined;
  providers: readonly OwnProvider[];
};

/**
 * The passkeys and providers with which the shopper signs in. Each has a button to remove it; a form adds a passkey.
 */
export function OwnSignInWays({ view, flash, passkeys, providers }: SignInWaysProps) {
  const { t } = view;
  if (!passkeys && providers.length === 0) return null;
  const ownPasskeys = passkeys?.passkeys ?? [];
  return (
    <Section id="ways" title={t('account.ways')} text={t('account.waysText')}>
      <div className={css.stack}>
        <MissingRowError flash={flash} call="renameOwnPasskey" rows={ownPasskeys} />
        <MissingRowError flash={flash} call="removeOwnPasskey" rows={ownPasskeys} />
        <MissingRowError flash={flash} call="removeOwnProvider" rows={providers} />
        {ownPasskeys.length + providers.length > 0 && (
          <ul className={css.addresses}>
            {ownPasskeys.map((passkey) => (
              <OnePasskey key={passkey.id} {...{ view, flash, passkey }} />
            ))}
            {providers.map((provider) => (
              <OneProvider key={provider.id} {...{ view, flash, provider }} />
            ))}
          </ul>
        )}
        {passkeys && <AddPasskey view={view} proof={passkeys.proof} />}
      </div>
    </Section>
  );
}

/** The known facts about the use of a way to sign in. */
const useOf = ({ t, locale, tenant }: View, { lastUsedAt }: { lastUsedAt?: string | undefined }) =>
  lastUsedAt
    ? t('account.lastUsed', { time: formatDateTime(locale, lastUsedAt, tenant) })
    : t('account.neverUsed');

type OneWayProps = Pick<SignInWaysProps, 'view' | 'flash'>;

type OnePasskeyProps = OneWayProps & { passkey: OwnPasskeys['passkeys'][number] };

function OnePasskey({ view, flash, passkey }: OnePasskeyProps) {
  const { t } = view;
  const { id, name } = passkey;
  const form = formState(flash, 'renameOwnPasskey', ['name'], id);
  return (
    <Way {...{ t, flash, name, id }} call="removeOwnPasskey">
      <div className={css.muted}>
        {t('account.passkey')} · {useOf(view, passkey)}
      </div>
      <Disclosure title={t('account.rename')} open={form.refused}>
        <FormMessage form={form} />
        <CallForm
          call="renameOwnPasskey"
          params={{ id }}
          next={PAGE_PATH}
          back={PAGE_PATH}
          flash="saved"
          className={css.form}
        >
          <TextInput
            id={`passkey-${id}`}
            {...typedField(form, 'name', name)}
            label={t('account.passkeyName')}
            maxLength={60}
            required
          />
          <Button type="submit" size="sm" className={css.submit}>
            {t('account.save')}
          </Button>
        </CallForm>
      </Disclosure>
    </Way>
  );
}

function OneProvider({ view, flash, provider }: OneWayProps & { provider: OwnProvider }) {
  const { t } = view;
  const { id, name, email } = provider;
  return (
    <Way {...{ t, flash, name, id }} call="removeOwnProvider">
      <div className={css.muted}>
        <bdi dir="ltr">{email}</bdi> · {useOf(view, provider)}
      </div>
    </Way>
  );
}

type WayProps = Pick<View, 't'> & {
  flash: Flash | undefined;
  name: string;
  /** The call that removes the passkey or provider. */
  call: 'removeOwnPasskey' | 'removeOwnProvider';
  id: string;
  children: ReactNode;
};

/** A passkey or provider, with the button that removes it. */
function Way({ t, flash, name, call, id, children }: WayProps) {
  return (
    <li className={css.address}>
      <div className={css.addressText}>
        <div className={css.addressName}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </div>
        {children}
        <FormMessage form={formState(flash, call, [], id)} />
      </div>
      <CallForm call={call} params={{ id }} next={PAGE_PATH} back={PAGE_PATH} flash="removed">
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          aria-label={`${t('account.remove')}: ${name}`}
        >
          {t('account.remove')}
        </Button>
      </CallForm>
    </li>
  );
}

function AddPasskey({ view: { t }, proof }: { view: View; proof: OwnPasskeys['proof'] }) {
  if (proof === 'SIGN_IN') return <p className={css.muted}>{t('error.SIGN_IN_STALE')}</p>;
  return (
    <>
      <noscript>
        <p className={css.muted}>{t('account.passkeyUnsupported')}</p>
      </noscript>
      <Disclosure className={cx(css.formDisclosure, scriptOnly)} title={t('account.addPasskey')}>
        <AddPasskeyForm
          needsPassword={proof === 'PASSWORD'}
          texts={{
            name: t('account.passkeyName'),
            nameHint: t('account.passkeyNameHint'),
            password: t('account.oldPassword'),
            show: t('auth.showPassword'),
            hide: t('auth.hidePassword'),
            add: t('account.addPasskey'),
            cancelled: t('auth.passkeyCancelled'),
            known: t('account.passkeyKnown'),
            failed: t('auth.passkeyFailed'),
            unsupported: t('account.passkeyUnsupported'),
          }}
        />
      </Disclosure>
    </>
  );
}
