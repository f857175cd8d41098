import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The lists whose objects can be opened one after the other: their paths below the tenant. */
export const WALKED_LISTS = [
  'orders',
  'warehouse',
  'shipments',
  'tickets',
  'work',
  'problems',
] as const;
export type WalkedList = (typeof WALKED_LISTS)[number];

/** A list as an address names it. */
export type OpenedFrom = { list: WalkedList; fields: URLSearchParams };

/** Fields of a list's address that only say what an act did. */
const PASSING = ['accepted', 'refused', 'job', 'edit'];

const parse = (text: string): OpenedFrom | undefined => {
  const [path = '', query = ''] = text.split('?', 2);
  const list = WALKED_LISTS.find((one) => one === path);
  if (!list) return undefined;
  const fields = new URLSearchParams(query);
  for (const name of PASSING) fields.delete(name);
  return { list, fields };
};

const textOf = ({ list, fields }: OpenedFrom): string =>
  fields.size > 0 ? `${list}?${fields}` : list;

type Page = Pick<DeskTenantView, 'tenant' | 'pagePath'>;

/**
 * The list from which the page was opened, as named in the address of the page; undefined if the address names no
 * list.
 */
export const openedFrom = ({ pagePath }: Page): OpenedFrom | undefined =>
  parse(new URLSearchParams(pagePath.split('?', 2)[1]).get('from') ?? '');

/** The path of a list with its filters and page. */
export const listPath = ({ tenant }: Pick<Page, 'tenant'>, from: OpenedFrom): string =>
  `${deskPath(tenant.id)}/${textOf(from)}`;

/** The path of an object's page, opened from a list. */
export const withFrom = (objectPath: string, from: OpenedFrom): string =>
  `${objectPath}?${new URLSearchParams({ from: textOf(from) })}`;

/** The path that a list's row leads to: that of the object's page, which then knows the list. */
export function rowPath({ tenant, pagePath }: Page, objectPath: string): string {
  const base = `${deskPath(tenant.id)}/`;
  const from = pagePath.startsWith(base) ? parse(pagePath.slice(base.length)) : undefined;
  return from ? withFrom(objectPath, from) : objectPath;
}
