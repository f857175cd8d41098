import { displayFields } from '../contract/values/desk/list-display.ts';
import { chosenColumns, LIST_FIELDS, type List } from '../contract/values/desk/lists.ts';
import { openingView, type ViewScope, viewQuery } from '../contract/values/desk/saved-views.ts';

/*
 * The addresses of the desk's lists. Besides what a view holds they have the page (`cursor`), the view from which one
 * began (`view`; `none` for the list without one), and for a moment what the chooser of columns asks for.
 */

type KnownView = {
  id: string;
  scope: ViewScope;
  query: string;
  isDefault: boolean;
  applies: boolean;
};

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The address of a list with a view. */
export const viewAddress = (path: string, { id, query }: Pick<KnownView, 'id' | 'query'>): string =>
  withQuery(path, [query, `view=${id}`].filter(Boolean).join('&'));

/** The address of a list without any view, also if it has one with which it opens. */
export const bareAddress = (path: string): string => `${path}?view=none`;

/** The fields that say how the rows are shown. */
const SHOWN_BY = ['columns', 'pageSize', 'density'];

/** The columns after one was moved: `total:up` moves it before the one before it. The first of the list stays there. */
function movedColumns(list: List, text: string, move: string): string {
  const columns: string[] = chosenColumns(list, text);
  const [name = '', way] = move.split(':');
  const from = columns.indexOf(name);
  const to = from + (way === 'up' ? -1 : 1);
  if (from < 1 || to < 1 || to >= columns.length) return columns.join();
  columns.splice(to, 0, ...columns.splice(from, 1));
  return columns.join();
}

/**
 * The address to which that of a list leads, undefined if it stays as it is: an empty one to the view with which the
 * list opens, one that only names a view to what the view holds, and what the chooser of columns sends to one field.
 */
export function settledAddress(
  list: List,
  address: string,
  views: readonly KnownView[],
): string | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const fields = new URLSearchParams(query);
  const opening = fields.size === 0 ? openingView(views) : undefined;
  if (opening) return viewAddress(path, opening);
  const named = views.find(({ id }) => id === fields.get('view'));
  const isBare = ![...LIST_FIELDS[list], ...SHOWN_BY].some((name) => fields.has(name));
  if (named?.query && isBare) return viewAddress(path, named);
  const sent = fields.getAll('columns');
  const move = fields.get('move');
  if (sent.length < 2 && move === null) return undefined;
  const columns = movedColumns(list, sent.join(), move ?? '');
  const display = displayFields(fields);
  for (const name of ['move', ...SHOWN_BY]) fields.delete(name);
  // An address that only named the view would lead back to the columns of the view.
  if (named || columns !== chosenColumns(list, '').join()) fields.set('columns', columns);
  for (const [name, value] of display) fields.set(name, value);
  if (move !== null) fields.set('edit', 'columns');
  // Else the opening view would take the place of an empty address.
  if (fields.size === 0) fields.set('view', 'none');
  return withQuery(path, fields.toString());
}

/** What an address of a list says of its view: the view, and whether something else is shown than what it holds. */
export function shownView<View extends KnownView>(
  list: List,
  address: string,
  views: readonly View[],
): { query: string; view: View | undefined; isChanged: boolean } {
  const [, text = ''] = address.split('?', 2);
  const query = viewQuery(list, text);
  const id = new URLSearchParams(text).get('view');
  const view = views.find((one) => one.id === id);
  return { query, view, isChanged: view !== undefined && view.query !== query };
}

/** Where a row stands on the page of its list: the end of the address from which one comes back to it. */
export const rowAnchor = (id: string): string => `row-${id}`;
