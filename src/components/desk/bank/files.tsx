import type { BankAccount, BankFile } from '../../../contract/ops/money/bank-files.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type FilesProps = {
  view: DeskTenantView;
  accounts: readonly BankAccount[];
  page: ListPage<BankFile>;
};

const TONES = { NEW: 'warning', TAKEN: 'success', DROPPED: 'neutral' } as const;

/** The first and the last day of a statement, as its bank writes them; empty if it names none. */
export const statementDays = ({ fromDay, toDay }: Pick<BankFile, 'fromDay' | 'toDay'>): string =>
  [fromDay, toDay].filter(Boolean).join(' – ');

/** The state of a statement file as a badge. */
export function FileState({ view: { t }, file }: { view: DeskTenantView; file: BankFile }) {
  return <Badge tone={TONES[file.state]}>{t(`desk.bank.fileState.${file.state}`)}</Badge>;
}

/** The files of statements, and the form that adds one. */
export function Files({ view, accounts, page }: FilesProps) {
  const { t, tenant, may } = view;
  const open = accounts.filter(({ closed }) => !closed);
  return (
    <>
      {may('money.act') && open.length > 0 && <AddForm view={view} accounts={open} />}
      <DeskTable
        caption={t('desk.bank.files')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={
          <DeskEmpty
            title={t(accounts.length === 0 ? 'desk.bank.accounts.none' : 'desk.bank.files.none')}
          />
        }
        columns={[
          {
            key: 'name',
            label: t('desk.bank.file'),
            cell: ({ id, name }) => (
              <a href={deskPath(tenant.id, 'money', 'bank', 'files', id)}>{name}</a>
            ),
          },
          {
            key: 'state',
            label: t('desk.bank.state'),
            cell: (file) => <FileState view={view} file={file} />,
          },
          { key: 'account', label: t('desk.bank.account'), cell: ({ accountName }) => accountName },
          {
            key: 'days',
            label: t('desk.bank.from'),
            cell: (file) => statementDays(file) || '–',
          },
          {
            key: 'lines',
            label: t('desk.bank.lines'),
            numeric: true,
            cell: ({ lines, newLines, state }) =>
              state === 'TAKEN' ? t('desk.bank.counts', { lines, fresh: newLines }) : '–',
          },
          {
            key: 'closing',
            label: t('desk.bank.closing'),
            numeric: true,
            cell: ({ closing, currency }) => (closing ? `${closing} ${currency}` : '–'),
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ addedAt, addedBy }) => (
              <>
                <ShortTime view={view} at={addedAt} /> {addedBy}
              </>
            ),
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}

function AddForm({ view, accounts }: { view: DeskTenantView; accounts: readonly BankAccount[] }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'addBankFile', ['accountId', 'file', 'name']);
  return (
    <CallForm
      call="addBankFile"
      query={{ tenant: tenant.id }}
      next={`${deskPath(tenant.id, 'money', 'bank', 'files')}/{id}`}
      back={pagePath}
      upload={{ field: 'file', catalog: 'BANK_FILE' }}
      className="desk-card desk-stack"
    >
      <h2>{t('desk.bank.add')}</h2>
      <FormMessage form={form} />
      <p className="desk-quiet">{t('desk.bank.add.text')}</p>
      <div className="desk-fields">
        <Select
          name="accountId"
          label={t('desk.bank.account')}
          defaultValue={form.value('accountId')}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.error('accountId')}
        />
        <TextInput
          name="name"
          label={t('desk.bank.fileName')}
          maxLength={120}
          defaultValue={form.value('name')}
          error={form.error('name')}
        />
      </div>
      <label className="desk-photo">
        {t('desk.bank.file')}
        <input type="file" name="file" accept=".csv,.txt,.xml" required />
        {form.error('file') && <span className="desk-wrong">{form.error('file')}</span>}
      </label>
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.bank.add.button')}
        </Button>
      </div>
    </CallForm>
  );
}
