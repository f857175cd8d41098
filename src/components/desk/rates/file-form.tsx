import {
  BANK_COLUMNS,
  BANK_QUOTES,
  type BankColumn,
} from '../../../contract/values/money/rate-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { ReasonInput } from './reason-input.tsx';

/** The form for a file with rates from a bank. Shows the mistakes of each row; a second person approves the rates. */
export function FileForm({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash } = view;
  const page = deskPath(tenant.id, 'money', 'rates', 'file');
  const wrong = flash?.form === 'proposeRateFile' ? rowsIn(flash) : [];
  const cells = wrong.map(({ line, column }) => `rows.${line}.${column}`);
  const form = formState<string>(flash, 'proposeRateFile', ['text', 'units', 'reason', ...cells]);
  return (
    <CallForm
      call="proposeRateFile"
      className="desk-card desk-stack"
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={`${deskPath(tenant.id, 'money', 'approvals')}/{id}`}
      back={page}
      flash="desk.flash.waits"
    >
      <FormMessage form={form} />
      {wrong.length > 0 && (
        <Notice tone="danger">
          <ul>
            {wrong.map(({ line, column, message }) => (
              <li key={`${line} ${column}`}>
                {t('desk.rates.wrongCell', {
                  line,
                  column: t(`desk.rates.column.${column}`),
                  message,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        name="text"
        label={t('desk.rates.fileText')}
        hint={t('desk.rates.fileHint')}
        rows={10}
        required
        spellCheck={false}
        className="desk-sheet"
        defaultValue={form.value('text')}
        error={form.error('text')}
      />
      <fieldset className="desk-stack">
        <legend>{t('desk.rates.columns')}</legend>
        <p className="desk-quiet">{t('desk.rates.columnsHint')}</p>
        <div className="desk-fields">
          {BANK_COLUMNS.map((column) => (
            <TextInput
              key={column}
              name={`columns.${column}`}
              label={t(`desk.rates.column.${column}`)}
              defaultValue={form.value(`columns.${column}`)}
            />
          ))}
        </div>
      </fieldset>
      <Select
        name="quote"
        label={t('desk.rates.quote')}
        options={BANK_QUOTES.map((value) => ({ value, label: t(`desk.rates.quote.${value}`) }))}
        defaultValue={form.value('quote')}
      />
      <TextInput
        name="units"
        label={t('desk.rates.units')}
        hint={t('desk.rates.unitsHint')}
        inputMode="numeric"
        defaultValue={form.value('units') ?? '1'}
        error={form.error('units')}
      />
      <ReasonInput view={view} form={form} />
      <div>
        <Button type="submit" variant="primary">
          {t('desk.rates.proposeFile')}
        </Button>
      </div>
    </CallForm>
  );
}

type WrongCell = { line: number; column: BankColumn; message: string };

/** The wrong cells of the refused file, from the errors, each with its row. */
function rowsIn({ errors }: Flash): WrongCell[] {
  return errors.flatMap(({ field, message }) => {
    const [, line = '', name] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const column = BANK_COLUMNS.find((one) => one === name);
    return column ? [{ line: Number(line), column, message }] : [];
  });
}
