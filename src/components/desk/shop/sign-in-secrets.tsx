import type { OpsSignInProvider } from '../../../contract/ops/shop/sign-in-providers.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { MissingRowError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type SecretsProps = {
  view: DeskTenantView;
  providers: readonly OpsSignInProvider[];
  /** The version of the part, which storing a secret changes. */
  version: number;
};

/** The id of a provider in the paths of calls. Whoever sets up the shop chose it: it could be another part, too. */
const inPath = (id: string): string => `sign-in-providers/${id}`;

/** The secrets of the providers with which shoppers sign in: whether each is stored, and a field for another. */
export function SignInSecrets({ view, providers, version }: SecretsProps) {
  const { t, flash } = view;
  const rows = providers.map(({ id }) => ({ id: inPath(id) }));
  return (
    <section className="desk-card desk-stack">
      <h2>{t('desk.signIn.secrets')}</h2>
      <p>{t('desk.signIn.secretsText')}</p>
      <MissingRowError flash={flash} call="setSignInSecret" rows={rows} />
      <MissingRowError flash={flash} call="testSignInProvider" rows={rows} />
      {providers.length === 0 && <p className="desk-quiet">{t('desk.signIn.none')}</p>}
      <ul className="desk-events">
        {providers.map((provider) => (
          <OneProvider key={provider.id} {...{ view, provider, version }} />
        ))}
      </ul>
    </section>
  );
}

function OneProvider({
  view,
  provider,
  version,
}: Pick<SecretsProps, 'view' | 'version'> & { provider: OpsSignInProvider }) {
  const { t, tenant, locale, zone, pagePath, flash } = view;
  const { id, name, redirectPath, changedAt, changedBy } = provider;
  const secret = formState(flash, 'setSignInSecret', ['secret'], inPath(id));
  const test = formState(flash, 'testSignInProvider', [], inPath(id));
  const isApple = provider.provider === 'APPLE';
  const common = {
    id: `secret-${id}`,
    name: 'secret',
    label: t(isApple ? 'desk.signIn.keyOf' : 'desk.signIn.secretOf', { name }),
    autoComplete: 'off',
    error: secret.error('secret'),
    required: true,
  };
  const form = {
    params: { provider: id },
    query: { tenant: tenant.id },
    next: pagePath,
    back: pagePath,
    className: 'desk-row desk-ends',
  };
  return (
    <li className="desk-stack">
      <p>
        {name} · <code dir="ltr">{redirectPath}</code>
      </p>
      <p className="desk-quiet">
        {changedAt
          ? t('desk.signIn.stored', {
              time: formatDateTime(locale, changedAt, zone),
              name: changedBy,
            })
          : t('desk.signIn.missing')}
      </p>
      <FormMessage form={secret} />
      <CallForm {...form} call="setSignInSecret" version={version} flash="desk.flash.saved">
        {isApple ? (
          <TextArea {...common} rows={4} dir="ltr" />
        ) : (
          <TextInput {...common} type="password" maxLength={4000} />
        )}
        <Button type="submit" size="sm">
          {t('desk.signIn.store')}
        </Button>
      </CallForm>
      <FormMessage form={test} />
      <CallForm {...form} call="testSignInProvider" flash="desk.flash.providerWorks">
        <Button type="submit" size="sm">
          {t('desk.signIn.test')}
        </Button>
      </CallForm>
    </li>
  );
}
