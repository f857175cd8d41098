import * as v from 'valibot';
import { pageQuery } from '../../contract/values/fields.ts';

/** The requested page of a list, from `pageNo`; 1 if it is invalid. */
export function pageNoOf(query: URLSearchParams): number {
  const parsed = v.safeParse(pageQuery.pageNo, Number(query.get('pageNo') ?? 1));
  return parsed.success ? parsed.output : 1;
}
