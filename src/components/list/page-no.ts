import * as v from 'valibot';
import { pageQuery } from '../../contract/values/fields.ts';

/** The requested page of a list, from `pageNo`; 1 if it is invalid. */
export function pageNoOf(query: URLSearchParams): number {
  const asked = v.safeParse(pageQuery.pageNo, Number(query.get('pageNo') ?? 1));
  return asked.success ? asked.output : 1;
}
