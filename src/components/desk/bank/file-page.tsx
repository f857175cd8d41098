import type { BankFileDetail } from '../../../contract/ops/money/bank-files.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Fact, Facts } from '../facts.tsx';
import type { DeskTenantView } from '../view.ts';
import { ColumnsForm } from './columns-form.tsx';
import { FileState, statementDays } from './files.tsx';

type FileProps = { view: DeskTenantView; file: BankFileDetail };

/** The most mistakes that are shown. */
const MAX_SHOWN = 20;

/**
 * A statement, before and after it is taken: its days and balances, its mistakes, and the form for its
 * columns.
 */
export function FilePage({ view, file }: FileProps) {
  const { t, tenant, may } = view;
  const isNew = file.state === 'NEW';
  const blocking = file.problems.filter(({ problem }) => problem !== 'CLOSING');
  const path = (...rest: string[]) => deskPath(tenant.id, 'money', 'bank', ...rest);
  return (
    <>
      <FileFacts view={view} file={file} />
      {blocking.length > 0 && <Problems view={view} file={file} />}
      {isNew && may('money.act') && (
        <Acts view={view} file={file} canTake={blocking.length === 0} />
      )}
      {isNew && file.columns && may('money.act') && (
        <ColumnsForm view={view} file={file} columns={file.columns} />
      )}
      <div className="desk-row">
        {file.state === 'TAKEN' && (
          <>
            <ButtonLink href={`${path()}?fileId=${file.id}`}>{t('desk.bank.lines')}</ButtonLink>
            <ButtonLink href={path('sure')}>{t('desk.bank.sure')}</ButtonLink>
          </>
        )}
        {may('money.reveal') && (
          <ButtonLink
            variant="ghost"
            href={`${path('files', file.id)}/content.${file.format === 'CAMT' ? 'xml' : 'csv'}`}
          >
            {t('desk.bank.download')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function FileFacts({ view, file }: FileProps) {
  const { t } = view;
  const money = (amount: string | undefined) => (amount ? `${amount} ${file.currency}` : '');
  const facts: Fact[] = [
    [t('desk.bank.account'), file.accountName],
    [t('desk.bank.from'), statementDays(file)],
    [t('desk.bank.lines'), t('desk.bank.counts', { lines: file.lines, fresh: file.newLines })],
    [t('desk.bank.opening'), money(file.opening)],
    [t('desk.bank.closing'), money(file.closing)],
    [t('desk.bank.balance'), money(file.balance)],
    [
      t('desk.bank.file.hash'),
      file.sha256 && (
        <span key="hash" className="desk-mono">
          {file.sha256}
        </span>
      ),
    ],
  ];
  return (
    <section className="desk-card" aria-label={t('desk.bank.file')}>
      <h2>
        {t('desk.bank.file')} <FileState view={view} file={file} />
      </h2>
      <Facts facts={facts} />
    </section>
  );
}

function Problems({ view: { t }, file }: FileProps) {
  return (
    <Notice tone="danger" title={t('desk.bank.problems')}>
      <ul>
        {file.problems.slice(0, MAX_SHOWN).map(({ row, problem, value }) => (
          <li key={`${row} ${problem}`}>
            {row > 0 && `${t('desk.bank.row', { row })}: `}
            {t(`desk.bank.problem.${problem}`, { value })}
          </li>
        ))}
        {file.problems.length > MAX_SHOWN && <li>… {file.problems.length}</li>}
      </ul>
    </Notice>
  );
}

function Acts({ view, file, canTake }: FileProps & { canTake: boolean }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'takeBankFile', ['closing']);
  const common = {
    params: { id: file.id },
    query: { tenant: tenant.id },
    version: file.version,
    next: pagePath,
    back: pagePath,
  };
  return (
    <section className="desk-card desk-stack">
      <FormMessage form={form} />
      {canTake && (
        <CallForm
          call="takeBankFile"
          {...common}
          flash="desk.flash.bankTaken"
          className="desk-stack"
        >
          {!file.saysClosing && (
            <TextInput
              name="closing"
              label={`${t('desk.bank.closing')} (${file.currency})`}
              hint={t('desk.bank.closing.hint')}
              inputMode="decimal"
              required
              defaultValue={form.value('closing')}
              error={form.error('closing')}
            />
          )}
          <div className="desk-row">
            <Button type="submit" variant="primary">
              {t('desk.bank.take', { fresh: file.newLines })}
            </Button>
          </div>
        </CallForm>
      )}
      <CallForm call="dropBankFile" {...common} flash="desk.flash.saved">
        <Button type="submit" size="sm">
          {t('desk.bank.drop')}
        </Button>
      </CallForm>
    </section>
  );
}
