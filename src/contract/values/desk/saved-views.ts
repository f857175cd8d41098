import { displayFields } from './list-display.ts';
import { chosenColumns, LIST_FIELDS, type List } from './lists.ts';

/** Whose a saved view is: one's own, of everybody with a role, or of everybody at the tenant. */
export const VIEW_SCOPES = ['OWN', 'ROLE', 'TENANT'] as const;
export type ViewScope = (typeof VIEW_SCOPES)[number];

export const VIEW_ACTIONS = ['change', 'delete'] as const;
export type ViewAction = (typeof VIEW_ACTIONS)[number];

/** How many views a person, a role and a tenant may have for a list. */
export const MAX_VIEWS = 30;
/** How long the address of a list may be, as far as a view holds it. */
export const MAX_VIEW_QUERY = 1000;

/** What the fields say that forms send although nobody chose something. */
const DEFAULTS: Readonly<Record<string, string>> = { sort: 'waiting', assignee: 'ALL' };

/**
 * What a view of a list holds of a query of its address: the filters, the search, the sort, the columns unless all
 * are shown in their order, and the size of a page and the density unless they are the usual ones. Fields and columns that the list has not, or no longer has, are left out. Queries
 * that say the same give the same text.
 */
export function viewQuery(list: List, query: string): string {
  const fields = new URLSearchParams(query);
  const kept = LIST_FIELDS[list].flatMap((name) => {
    const value = fields.get(name)?.trim();
    return value && value !== DEFAULTS[name] ? [[name, value]] : [];
  });
  const columns = chosenColumns(list, fields.getAll('columns').join()).join();
  if (columns !== chosenColumns(list, '').join()) kept.push(['columns', columns]);
  kept.push(...displayFields(fields));
  return new URLSearchParams(kept).toString();
}

type Known = { scope: ViewScope; isDefault: boolean; applies: boolean };

/** The view with which a list opens: one's own default, else that of a role, else that of the tenant. */
export const openingView = <View extends Known>(views: readonly View[]): View | undefined =>
  VIEW_SCOPES.flatMap((scope) =>
    views.filter((view) => view.applies && view.isDefault && view.scope === scope),
  )[0];
