import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The path of the list of own products, of a product, or of the import of a table. */
export const ownProductsPath = (
  { tenant }: Pick<DeskTenantView, 'tenant'>,
  ...below: string[]
): string => deskPath(tenant.id, 'shop', 'own', ...below);
