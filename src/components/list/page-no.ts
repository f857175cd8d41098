import * as v from 'valibot';
import { pageQuery } from '../../contract/values/fields.ts';

/** The page of a list that an address asks for in `pageNo`; the first where it makes no sense. */
export function pageNoOf(query: URLSearchParams): number {
  const asked = v.safeParse(pageQuery.pageNo, Number(query.get('pageNo') ?? 1));
  return asked.success ? asked.output : 1;
}
