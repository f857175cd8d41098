import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { ownProductsPath } from './own-paths.ts';

/** The form that creates a product from its code. Everything else is entered on the page of the product. */
export function NewOwnProduct({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'makeOwnProduct', ['code']);
  return (
    <details className="desk-card" open={form.refused}>
      <summary>{t('desk.own.new')}</summary>
      <CallForm
        call="makeOwnProduct"
        query={{ tenant: tenant.id }}
        next={`${ownProductsPath(view)}/{id}`}
        back={pagePath}
        className="desk-row"
      >
        <FormMessage form={form} />
        <TextInput
          name="code"
          id="new-code"
          label={t('desk.own.field.code')}
          hint={t('desk.own.codeHint')}
          required
          maxLength={40}
          defaultValue={form.value('code')}
          error={form.error('code')}
        />
        <Button type="submit" variant="primary">
          {t('desk.own.begin')}
        </Button>
      </CallForm>
    </details>
  );
}
