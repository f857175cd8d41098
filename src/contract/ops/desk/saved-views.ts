import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { LISTS } from '../../values/desk/lists.ts';
import { MAX_VIEW_QUERY, VIEW_ACTIONS, VIEW_SCOPES } from '../../values/desk/saved-views.ts';
import { id, line, ok } from '../../values/fields.ts';
import { namedPerson } from '../../values/people/named-person.ts';

export const savedView = v.object({
  id,
  list: v.picklist(LISTS),
  scope: v.picklist(VIEW_SCOPES),
  /** The role whose view it is: a built-in one, or the id of one of the tenant’s own; empty for other views. */
  role: v.string(),
  /** The name of the tenant’s own role; empty for other views. */
  roleName: v.string(),
  name: v.string(),
  /** The query of the list’s URL: `status=PAID&columns=order,total`. */
  query: v.string(),
  /** Whether the list opens with it. */
  isDefault: v.boolean(),
  /** Whether it is the caller’s own, their role’s or the tenant’s. With `views.act` one also sees views of other roles. */
  applies: v.boolean(),
  madeBy: namedPerson,
  /** What the caller may do with it. */
  actions: v.array(v.picklist(VIEW_ACTIONS)),
  version: v.number(),
});
export type SavedView = v.InferOutput<typeof savedView>;

const common = { method: 'POST', auth: 'operator', group: 'ops', right: 'any' } as const;
const params = v.object({ id });
const fields = {
  name: line(60),
  query: v.optional(v.pipe(v.string(), v.maxLength(MAX_VIEW_QUERY)), ''),
  isDefault: v.optional(v.boolean(), false),
};

/** Saved views of the desk’s lists: filters, search, sort and columns under a name. */
export const opsSavedViewEndpoints = {
  listSavedViews: {
    ...common,
    method: 'GET',
    path: '/ops/saved-views',
    summary:
      'The views of a list: one’s own, those of one’s roles and those of the tenant; with `views.act` also those of other roles. Filters and columns that no longer exist are left out of them',
    query: v.object({ list: v.picklist(LISTS) }),
    output: v.array(savedView),
    errors: ['FORBIDDEN'],
  },
  makeSavedView: {
    ...common,
    path: '/ops/saved-views',
    summary:
      'Save a view of a list that one may see; with `views.act` also for a role or the whole tenant. A new default view replaces the former default',
    body: v.object({
      list: v.picklist(LISTS),
      scope: v.optional(v.picklist(VIEW_SCOPES), 'OWN'),
      /** For `ROLE`: a built-in role, or the id of one of the tenant’s own. */
      role: v.optional(v.union([v.literal(''), id]), ''),
      ...fields,
    }),
    output: savedView,
    errors: ['FORBIDDEN', 'VIEW_NAME_TAKEN', 'VIEW_LIMIT'],
  },
  changeSavedView: {
    ...common,
    method: 'PUT',
    path: '/ops/saved-views/{id}',
    subject: 'SAVED_VIEW',
    summary: 'Change a view of one’s own, or with `views.act` a shared view',
    params,
    body: v.object(fields),
    output: savedView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'VIEW_NAME_TAKEN', 'STALE_VERSION'],
  },
  deleteSavedView: {
    ...common,
    method: 'DELETE',
    path: '/ops/saved-views/{id}',
    subject: 'SAVED_VIEW',
    summary: 'Delete a view of one’s own, or with `views.act` a shared view',
    params,
    output: ok,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
