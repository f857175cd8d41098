import type { FormState } from '../../form/field-errors.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ReasonProps = {
  view: DeskTenantView;
  form: { error: (field: 'reason') => string | undefined } & Pick<FormState, 'value'>;
};

/** The reason for an act, which the audit stores. */
export const ReasonInput = ({ view: { t }, form }: ReasonProps) => (
  <TextInput
    name="reason"
    label={t('desk.reason')}
    required
    defaultValue={form.value('reason')}
    error={form.error('reason')}
  />
);
