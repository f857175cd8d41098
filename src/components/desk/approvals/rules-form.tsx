import type { ApprovalRules } from '../../../contract/ops/people/approvals.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

const FIELDS = ['act', 'personDay', 'subjectDay', 'shopperDay', 'most', 'mostDay'] as const;

/** The tenant's rules for approvals. People who may approve also get the form to propose other rules. */
export function RulesForm({ view, rules }: { view: DeskTenantView; rules: ApprovalRules }) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'proposeApprovalRules', ['reason', 'shortfall']);
  const mayChange = view.may('money.approve');
  return (
    <CallForm
      call="proposeApprovalRules"
      className="desk-stack desk-wide"
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={`${deskPath(tenant.id, 'money', 'approvals')}/{id}`}
      back={deskPath(tenant.id, 'money', 'rules')}
      flash="desk.flash.waits"
    >
      <FormMessage form={form} />
      <Checkbox
        name="twoPersons"
        label={t('desk.rules.twoPersons')}
        defaultChecked={rules.twoPersons}
        disabled={!mayChange}
      />
      <TextInput
        name="shortfall"
        label={t('desk.rules.shortfall')}
        inputMode="decimal"
        defaultValue={form.value('shortfall') ?? rules.shortfall}
        error={form.error('shortfall')}
        readOnly={!mayChange}
      />
      <section className="desk-table" aria-label={t('desk.rules.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('desk.approvals.kind')}</th>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t(`desk.rules.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.limits.map((limit, row) => (
              <tr key={limit.kind}>
                <th scope="row">
                  {t(`desk.approvals.kind.${limit.kind}`)}
                  <input type="hidden" name={`limits.${row}.kind`} value={limit.kind} />
                </th>
                {FIELDS.map((field) => (
                  <td key={field}>
                    <TextInput
                      name={`limits.${row}.${field}`}
                      label={`${t(`desk.approvals.kind.${limit.kind}`)}, ${t(`desk.rules.${field}`)}`}
                      labelHidden
                      inputMode="decimal"
                      defaultValue={form.value(`limits.${row}.${field}`) ?? limit[field]}
                      readOnly={!mayChange}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {mayChange && (
        <>
          <TextInput
            name="reason"
            label={t('desk.reason')}
            required
            defaultValue={form.value('reason')}
            error={form.error('reason')}
          />
          <Button type="submit" variant="primary">
            {t('desk.rules.propose')}
          </Button>
        </>
      )}
    </CallForm>
  );
}
