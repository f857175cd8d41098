import type { BankAccount } from '../../../contract/ops/money/bank-files.ts';
import type { OpsChannel } from '../../../contract/ops/money/channels.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type AccountsProps = {
  view: DeskTenantView;
  accounts: readonly BankAccount[];
  channels: readonly OpsChannel[];
  /** The account that is being changed. */
  edited: BankAccount | undefined;
};

/** The bank accounts with their balances. People who approve money can add and change accounts. */
export function Accounts({ view, accounts, channels, edited }: AccountsProps) {
  const { t, tenant, may } = view;
  const page = deskPath(tenant.id, 'money', 'bank', 'accounts');
  return (
    <>
      <DeskTable
        caption={t('desk.bank.accounts')}
        rows={accounts}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.bank.accounts.none')} />}
        columns={[
          {
            key: 'name',
            label: t('desk.bank.name'),
            cell: ({ id, name }) => (
              <a href={`${deskPath(tenant.id, 'money', 'bank')}?accountId=${id}`}>{name}</a>
            ),
          },
          {
            key: 'number',
            label: t('desk.bank.number'),
            cell: ({ number }) => <span className="desk-mono">{number}</span>,
          },
          {
            key: 'balance',
            label: t('desk.bank.balance'),
            numeric: true,
            cell: ({ balance, currency }) => `${balance} ${currency}`,
          },
          { key: 'lastDay', label: t('desk.bank.lastDay'), cell: ({ lastDay }) => lastDay || '–' },
          {
            key: 'open',
            label: t('desk.bank.open'),
            numeric: true,
            cell: ({ id, open }) =>
              open === 0 ? (
                '–'
              ) : (
                <a href={`${deskPath(tenant.id, 'money', 'bank')}?accountId=${id}&state=OPEN`}>
                  {open}
                </a>
              ),
          },
          {
            key: 'edit',
            label: t('desk.acts'),
            cell: ({ id, closed }) => (
              <>
                {closed && t('desk.bank.close')}{' '}
                {may('money.approve') && <a href={`${page}?edit=${id}`}>{t('desk.bank.edit')}</a>}
              </>
            ),
          },
        ]}
      />
      {may('money.approve') && (
        <AccountForm key={edited?.id} view={view} channels={channels} account={edited} />
      )}
    </>
  );
}

const FIELDS = ['name', 'holder', 'currency', 'accountNo', 'bic', 'opening', 'channelIds'] as const;

type FormProps = {
  view: DeskTenantView;
  channels: readonly OpsChannel[];
  account: BankAccount | undefined;
};

function AccountForm({ view, channels, account }: FormProps) {
  const { t, tenant, flash, pagePath } = view;
  const call = account ? 'changeBankAccount' : 'makeBankAccount';
  const form = formState(flash, call, FIELDS);
  const value = (name: string, stored = '') => form.value(name) ?? stored;
  const chosen = form.value('channelIds')?.split(',') ?? account?.channelIds ?? [];
  return (
    <CallForm
      call={call}
      {...(account && { params: { id: account.id }, version: account.version })}
      query={{ tenant: tenant.id }}
      next={deskPath(tenant.id, 'money', 'bank', 'accounts')}
      back={pagePath}
      flash="desk.flash.saved"
      className="desk-card desk-stack"
    >
      <h2>{account ? account.name : t('desk.bank.newAccount')}</h2>
      <FormMessage form={form} />
      <TextInput
        name="name"
        label={t('desk.bank.name')}
        required
        defaultValue={value('name', account?.name)}
        error={form.error('name')}
      />
      <TextInput
        name="holder"
        label={t('desk.bank.holder')}
        required
        defaultValue={value('holder', account?.holder)}
        error={form.error('holder')}
      />
      <TextInput
        name="accountNo"
        label={t('desk.bank.accountNo')}
        required={!account}
        {...(account && { hint: t('desk.bank.accountNo.keep', { number: account.number }) })}
        autoComplete="off"
        defaultValue={value('accountNo')}
        error={form.error('accountNo')}
      />
      <TextInput
        name="bic"
        label={t('desk.bank.bic')}
        defaultValue={value('bic', account?.bic)}
        error={form.error('bic')}
      />
      {!account && (
        <div className="desk-fields">
          <TextInput
            name="currency"
            label={t('desk.bank.currency')}
            maxLength={3}
            required
            defaultValue={value('currency')}
            error={form.error('currency')}
          />
          <TextInput
            name="opening"
            label={t('desk.bank.opening')}
            hint={t('desk.bank.opening.hint')}
            inputMode="decimal"
            required
            defaultValue={value('opening')}
            error={form.error('opening')}
          />
        </div>
      )}
      <fieldset className="desk-stack">
        <legend>{t('desk.bank.channels')}</legend>
        <p className="desk-quiet">{t('desk.bank.channels.hint')}</p>
        {channels.map(({ id, name, currency }) => (
          <Checkbox
            key={id}
            name="channelIds"
            value={id}
            label={`${name} (${currency})`}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </fieldset>
      <Checkbox
        name="useReferences"
        label={t('desk.bank.useReferences')}
        hint={t('desk.bank.useReferences.hint')}
        defaultChecked={account?.useReferences ?? false}
      />
      {account && (
        <Checkbox name="closed" label={t('desk.bank.close')} defaultChecked={account.closed} />
      )}
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.bank.save')}
        </Button>
      </div>
    </CallForm>
  );
}
