import type { BankColumns, BankFileDetail } from '../../../contract/ops/money/bank-files.ts';
import {
  BANK_COLUMNS,
  BANK_ENCODINGS,
  DAY_ORDERS,
  DECIMAL_MARKS,
} from '../../../contract/values/money/bank.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ColumnsProps = { view: DeskTenantView; file: BankFileDetail; columns: BankColumns };

/** The form for the meaning of a CSV file's columns, beside the file's first rows. */
export function ColumnsForm({ view, file, columns }: ColumnsProps) {
  const { t, tenant, flash, pagePath } = view;
  const [heading, ...rows] = file.sample;
  const width = Math.max(heading?.cells.length ?? 0, columns.columns.length);
  const form = formState(flash, 'setBankColumns', [
    'headingRow',
    'dayOrder',
    'decimalMark',
    'encoding',
    ...Array.from({ length: width }, (_, index) => `columns.${index}`),
  ]);
  const chosen = form.value('columns')?.split(',') ?? columns.columns;
  const valuesAsOptions = (values: readonly string[]) =>
    values.map((value) => ({ value, label: value }));
  return (
    <details className="desk-card" open={file.problems.length > 0 || form.refused}>
      <summary>{t('desk.bank.columns')}</summary>
      <CallForm
        call="setBankColumns"
        params={{ id: file.id }}
        query={{ tenant: tenant.id }}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.bankColumns"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <p className="desk-quiet">{t('desk.bank.columns.text')}</p>
        <div className="desk-fields">
          <TextInput
            {...typedField(form, 'headingRow', columns.headingRow)}
            type="number"
            min={1}
            label={t('desk.bank.headingRow')}
            required
          />
          <Select
            {...typedField(form, 'dayOrder', columns.dayOrder)}
            label={t('desk.bank.dayOrder')}
            options={DAY_ORDERS.map((value) => ({
              value,
              label: t(`desk.bank.dayOrder.${value}`),
            }))}
          />
          <Select
            {...typedField(form, 'decimalMark', columns.decimalMark)}
            label={t('desk.bank.decimalMark')}
            options={valuesAsOptions(DECIMAL_MARKS)}
          />
          <Select
            {...typedField(form, 'encoding', columns.encoding)}
            label={t('desk.bank.encoding')}
            options={valuesAsOptions(BANK_ENCODINGS)}
          />
        </div>
        {Array.from({ length: width }, (_, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={index}
            id={`column-${index}`}
            name="columns"
            label={`${t('desk.bank.column')} ${index + 1}: ${heading?.cells[index] ?? ''}`}
            hint={rows
              .slice(0, 3)
              .map(({ cells }) => cells[index])
              .filter(Boolean)
              .join(' · ')}
            defaultValue={chosen[index] ?? 'SKIP'}
            error={form.error(`columns.${index}`)}
            options={BANK_COLUMNS.map((value) => ({
              value,
              label: t(`desk.bank.column.${value}`),
            }))}
          />
        ))}
        <div className="desk-row">
          <Button type="submit">{t('desk.bank.save')}</Button>
        </div>
      </CallForm>
    </details>
  );
}
