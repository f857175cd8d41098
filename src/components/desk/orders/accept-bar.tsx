import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { listAddress } from '../list/address.ts';
import type { DeskTenantView } from '../view.ts';

/** The id of the form that accepts the ticked orders. */
export const ACCEPT_FORM = 'accept-many';

/** Accepts the ticked orders, and says how many were accepted. */
export function AcceptBar({ view, canAccept }: { view: DeskTenantView; canAccept: boolean }) {
  const { t, tenant, flash, pagePath } = view;
  const fields = new URLSearchParams(pagePath.split('?')[1]);
  const cursor = fields.get('cursor') ?? undefined;
  const page = listAddress(pagePath, { accepted: undefined, refused: undefined, cursor });
  const accepted = Number(fields.get('accepted') ?? Number.NaN);
  const refused = Number(fields.get('refused') ?? 0);
  return (
    <>
      <FormError flash={flash} call="acceptOrders" />
      {Number.isInteger(accepted) && (
        <Notice tone={refused > 0 ? 'warning' : 'success'} live>
          {t('desk.orders.accepted', { count: accepted })}{' '}
          {refused > 0 && t('desk.orders.refused', { count: refused })}
        </Notice>
      )}
      {canAccept && (
        <CallForm
          call="acceptOrders"
          id={ACCEPT_FORM}
          query={{ tenant: tenant.id }}
          next={`${page}${page.includes('?') ? '&' : '?'}accepted={accepted}&refused={refused}`}
          back={page === pagePath ? page : deskPath(tenant.id, 'orders')}
          className="desk-row"
        >
          <Button type="submit" variant="primary">
            {t('desk.orders.acceptTicked')}
          </Button>
        </CallForm>
      )}
    </>
  );
}
