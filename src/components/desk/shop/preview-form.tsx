import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { DeskTenantView } from '../view.ts';

type PreviewProps = {
  view: DeskTenantView;
  /** The path of the page of the shop that the preview opens; by default that of the home page. */
  page?: string;
};

/** The form that makes a link to a preview of the shop with all drafts. After it was sent, shows the link once. */
export function PreviewForm({ view, page }: PreviewProps) {
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
      {page && <input type="hidden" name="page" value={page} />}
      <Button type="submit" title={t('desk.preview.text')}>
        {t('desk.preview.make')}
      </Button>
    </CallForm>
  );
}
