import type { Job } from '../../contract/ops/desk/jobs.ts';
import type { SavedView } from '../../contract/ops/desk/saved-views.ts';
import type { OwnRole } from '../../contract/ops/people/roles.ts';
import { type Density, listDisplay } from '../../contract/values/desk/list-display.ts';
import { type ColumnOf, chosenColumns, type List } from '../../contract/values/desk/lists.ts';
import { redirectTo } from '../../framework/server/redirect.ts';
import { settledAddress } from '../../site/list-address.ts';
import { deskTenantRequest } from './desk.ts';
import { readIfAny, readOr } from './read.ts';

/**
 * A list of the desk, as its URL describes it: its fields, the columns in their order, and the saved views.
 */
export type DeskList<L extends List> = {
  list: L;
  fields: URLSearchParams;
  columns: readonly ColumnOf<L>[];
  density: Density;
  views: readonly SavedView[];
  /** The tenant's own roles, for which a view can be saved; empty for who may not. */
  roles: readonly Pick<OwnRole, 'id' | 'name'>[];
};

/**
 * Opens a list of the desk. Redirects if its URL leads to another one, for example to the list's default
 * view.
 */
export async function openDeskList<L extends List>(list: L): Promise<DeskList<L>> {
  const { pagePath, may } = deskTenantRequest();
  const sharesWithRoles = may('views.act') && may('people.see');
  const [views, roles] = await Promise.all([
    readOr([], 'listSavedViews', { query: { list } }),
    sharesWithRoles ? readOr([], 'listStaffRoles') : [],
  ]);
  const address = settledAddress(list, pagePath, views);
  if (address) redirectTo(address);
  const fields = new URLSearchParams(pagePath.split('?', 2)[1]);
  const columns = chosenColumns(list, fields.get('columns') ?? '');
  return { list, fields, columns, density: listDisplay(fields).density, views, roles };
}

/**
 * The job that the URL of a list names, because it was begun there; undefined if there is none that the
 * person may see.
 */
export async function begunJob(fields: URLSearchParams): Promise<Job | undefined> {
  const id = fields.get('job');
  return id ? readIfAny('getJob', { params: { id } }) : undefined;
}
