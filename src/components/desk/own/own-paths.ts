import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The path of the list of own products, of one of them, or of the import of a table. */
export const ownPath = ({ tenant }: Pick<DeskTenantView, 'tenant'>, ...below: string[]): string =>
  deskPath(tenant.id, 'shop', 'own', ...below);
