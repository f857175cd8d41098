import { displayFields } from '../contract/values/desk/list-display.ts';
import { chosenColumns, LIST_FIELDS, type List } from '../contract/values/desk/lists.ts';
import { openingView, type ViewScope, viewQuery } from '../contract/values/desk/saved-views.ts';

/*
 * The URLs of the desk's lists. Besides what a saved view contains they have the page (`cursor`), the view
 * from which the person started (`view`; `none` for the list without one), and, until `settledAddress` has
 * read them, the fields that the chooser of columns sends.
 */

type KnownView = {
  id: string;
  scope: ViewScope;
  query: string;
  isDefault: boolean;
  applies: boolean;
};

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The URL of a list with a view. */
export const viewAddress = (path: string, { id, query }: Pick<KnownView, 'id' | 'query'>): string =>
  withQuery(path, [query, `view=${id}`].filter(Boolean).join('&'));

/** The URL of a list without any view, also if the list has a default view. */
export const bareAddress = (path: string): string => `${path}?view=none`;

/** The fields for the display of the rows. */
const DISPLAY_FIELDS = ['columns', 'pageSize', 'density'];

/**
 * The columns after one was moved: `total:up` moves `total` before its predecessor. The first column of the
 * list can't be moved.
 */
function movedColumns(list: List, chosen: string, move: string): string {
  const columns: string[] = chosenColumns(list, chosen);
  const [name = '', direction] = move.split(':');
  const from = columns.indexOf(name);
  const to = from + (direction === 'up' ? -1 : 1);
  const isMovable = from > 0 && to > 0 && to < columns.length;
  if (!isMovable) return columns.join();
  columns.splice(to, 0, ...columns.splice(from, 1));
  return columns.join();
}

/**
 * The URL to which the URL of a list redirects; undefined if it stays as it is. An empty URL leads to the
 * list's default view, and a URL with nothing but a view to the contents of that view. What the chooser of
 * columns sends is joined into one field.
 */
export function settledAddress(
  list: List,
  address: string,
  views: readonly KnownView[],
): string | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const fields = new URLSearchParams(query);
  const defaultView = fields.size === 0 ? openingView(views) : undefined;
  if (defaultView) return viewAddress(path, defaultView);
  const namedView = views.find(({ id }) => id === fields.get('view'));
  const isBare = ![...LIST_FIELDS[list], ...DISPLAY_FIELDS].some((name) => fields.has(name));
  if (namedView?.query && isBare) return viewAddress(path, namedView);
  const sentColumns = fields.getAll('columns');
  const move = fields.get('move');
  if (sentColumns.length < 2 && move === null) return undefined;
  const columns = movedColumns(list, sentColumns.join(), move ?? '');
  const display = displayFields(fields);
  for (const name of ['move', ...DISPLAY_FIELDS]) fields.delete(name);
  // A URL that names nothing but the view would lead back to the columns of the view.
  if (namedView || columns !== chosenColumns(list, '').join()) fields.set('columns', columns);
  for (const [name, value] of display) fields.set(name, value);
  if (move !== null) fields.set('edit', 'columns');
  // Otherwise the default view would replace the empty URL.
  if (fields.size === 0) fields.set('view', 'none');
  return withQuery(path, fields.toString());
}

/** Which view the URL of a list names, and whether the list shows something else than that view. */
export function shownView<View extends KnownView>(
  list: List,
  address: string,
  views: readonly View[],
): { query: string; view: View | undefined; isChanged: boolean } {
  const [, text = ''] = address.split('?', 2);
  const query = viewQuery(list, text);
  const id = new URLSearchParams(text).get('view');
  const view = views.find((candidate) => candidate.id === id);
  return { query, view, isChanged: view !== undefined && view.query !== query };
}

/** The fragment for a row in the URL of its list, to return to that row. */
export const rowAnchor = (id: string): string => `row-${id}`;
