import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type DeclarationProps = { view: DeskTenantView; order: OpsTransit };

const FIELDS = [
  'descriptionEn',
  'descriptionZh',
  'hsCode',
  'quantity',
  'value',
  'origin',
  'weightG',
] as const;

/** Fields of whole phrases. */
const LONG: readonly string[] = ['descriptionEn', 'descriptionZh'];

/** The customs declaration as a form. Until somebody saves it, it is proposed from the goods. */
export function Declaration({ view, order }: DeclarationProps) {
  const { t, flash } = view;
  const { proposed, lines } = order.declaration;
  const paths = lines.flatMap((_, index) => FIELDS.map((field) => `lines.${index}.${field}`));
  const form = formState<string>(flash, 'putDeclaration', paths);
  return (
    <section className="desk-card" aria-label={t('desk.declaration.title')}>
      <h2>{t('desk.declaration.title')}</h2>
      {proposed && <Notice>{t('desk.declaration.proposed')}</Notice>}
      <FormMessage form={form} />
      <CallForm
        call="putDeclaration"
        params={{ id: order.orderNo }}
        query={{ tenant: view.tenant.id }}
        version={order.version}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        {lines.map((line, index) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that identifies it
            key={index}
            className="desk-line"
          >
            <legend>{index + 1}</legend>
            {FIELDS.map((field) => {
              const path = `lines.${index}.${field}`;
              return (
                <div key={field} data-long={LONG.includes(field) || undefined}>
                  <TextInput
                    name={path}
                    label={t(`desk.declaration.${field}`)}
                    defaultValue={form.value(path) ?? String(line[field])}
                    error={form.error(path)}
                    readOnly={!view.may('shipments.act')}
                  />
                </div>
              );
            })}
          </fieldset>
        ))}
        {view.may('shipments.act') && (
          <div>
            <Button type="submit">{t('desk.declaration.save')}</Button>
          </div>
        )}
      </CallForm>
    </section>
  );
}
