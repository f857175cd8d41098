import { cache } from 'react';
import { orFallback, read } from '../../server/request/read.ts';
import { matchRoute } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { inTime } from './in-time.ts';

/** The category tree, read once for a page and its header. */
export const readCategories = cache(() => read('listCategories'));

/** The category tree; an empty list if it can't be read. */
export const readCategoriesIfAny = () => orFallback([], 'listCategories', readCategories());

/** The top categories for the header's menu; an empty list if the page has no menu, or would have to wait for them. */
export async function headerCategories(pagePath: string): Promise<{ id: string; name: string }[]> {
  const options: RouteOptions | undefined = matchRoute(pagePath)?.options;
  if (options?.linksToCategories || options?.showHeader === false) return [];
  const found = await inTime(readCategoriesIfAny());
  return (found?.value ?? []).map(({ id, name }) => ({ id, name }));
}
