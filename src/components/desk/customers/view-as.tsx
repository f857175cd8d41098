import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { Act } from './act.tsx';

type ViewAsProps = { view: DeskTenantView; shopper: OpsShopper };

/** The form that makes a link to the shop as the shopper sees it. After it was sent, shows the link once. */
export function ViewAs({ view, shopper }: ViewAsProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'viewAsShopper', ['reason']);
  const isMade = flash?.kind === 'success' && flash.form === 'viewAsShopper';
  const link = isMade ? flash.values.link : undefined;
  return (
    <Act title={t('desk.viewAs.title')} open={form.refused || link !== undefined}>
      {link ? (
        <p>
          <ButtonLink variant="primary" href={link} target="_blank" rel="noopener noreferrer">
            {t('desk.viewAs.open')}
          </ButtonLink>
        </p>
      ) : (
        <CallForm
          call="viewAsShopper"
          params={{ id: shopper.id }}
          query={{ tenant: tenant.id }}
          version={shopper.version}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.viewReady"
        >
          <FormMessage form={form} />
          <p className="desk-quiet">{t('desk.viewAs.text')}</p>
          <TextInput
            id="view-reason"
            name="reason"
            label={t('desk.reason')}
            maxLength={300}
            required
            defaultValue={form.value('reason')}
            error={form.error('reason')}
          />
          <Button type="submit">{t('desk.viewAs.make')}</Button>
        </CallForm>
      )}
    </Act>
  );
}
