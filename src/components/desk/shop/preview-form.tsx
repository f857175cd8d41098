import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { DeskTenantView } from '../view.ts';

/** Makes a link to a preview of the shop with all drafts; then shows the link, once. */
export function PreviewForm({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash, pagePath } = view;
  const isMade = flash?.kind === 'success' && flash.form === 'previewShop';
  const link = isMade ? flash.values.link : undefined;
  if (link) {
    return (
      <ButtonLink variant="primary" href={link} target="_blank" rel="noopener noreferrer">
        {t('desk.preview.open')}
      </ButtonLink>
    );
  }
  return (
    <CallForm
      call="previewShop"
      query={{ tenant: tenant.id }}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.previewReady"
    >
      <FormMessage form={formState(flash, 'previewShop', [])} />
      <Button type="submit" title={t('desk.preview.text')}>
        {t('desk.preview.make')}
      </Button>
    </CallForm>
  );
}
