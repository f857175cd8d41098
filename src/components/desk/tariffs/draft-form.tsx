import type { ReactNode } from 'react';
import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import type { DeskTenantView } from '../view.ts';
import { GridKeys } from './grid-keys.tsx';

type DraftFormProps = {
  view: DeskTenantView;
  tariff: TariffDetail;
  /** The page of the form, which is shown again. */
  path: string;
  /** The table with the fields. */
  children: ReactNode;
};

/**
 * The form that saves cells or names of a draft. It works without scripts. With scripts, its table has the tools of a
 * spreadsheet.
 */
export function DraftForm({ view, tariff, path, children }: DraftFormProps) {
  const { t, tenant, flash } = view;
  const form = formState(flash, 'changeTariffDraft', []);
  return (
    <CallForm
      call="changeTariffDraft"
      className="desk-stack desk-tariff-form"
      id="tariff-grid"
      params={{ id: tariff.id }}
      query={{ tenant: tenant.id }}
      version={tariff.version}
      next={path}
      back={path}
      flash="desk.flash.tariffSaved"
    >
      <FormMessage form={form} />
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.tariff.save')}
        </Button>
        <GridKeys
          form="tariff-grid"
          refused={form.refused}
          texts={{
            fillDown: t('desk.tariff.fillDown'),
            undo: t('desk.tariff.undo'),
            nextError: t('desk.tariff.nextError'),
            paste: t('desk.tariff.paste'),
          }}
        />
      </div>
      {children}
    </CallForm>
  );
}
