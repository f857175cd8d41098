import { FreightEstimate } from '../../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../../components/freight/freight-question.ts';
import type { View } from '../../components/view.ts';
import { isPostCode } from '../../contract/values/warehouse/post-codes.ts';
import { read } from '../../server/request/read.ts';
import { readCountryNames } from './country-names.ts';

/**
 * The freight estimate for a query. Its form submits to the page at `pagePath`. With `onlyIfAsked` only the
 * form is shown until the query has a weight.
 */
export async function freightEstimateOf(
  view: View,
  pagePath: string,
  query: string,
  { asksPostcode, onlyIfAsked = false }: { asksPostcode: boolean; onlyIfAsked?: boolean },
) {
  const params = new URLSearchParams(query);
  const question = freightQuestion(params, view.tenant.homeCountry);
  const isAsked = !onlyIfAsked || params.has('kg');
  const parsed = isPostCode(question.country, question.postCode)
    ? freightQuery(question)
    : { mistake: 'postCode' as const };
  const [countries, options] = await Promise.all([
    readCountryNames(),
    isAsked && 'query' in parsed ? read('listTransitOptions', { query: parsed.query }) : [],
  ]);
  return (
    <FreightEstimate
      view={view}
      action={pagePath}
      countries={countries}
      asksPostcode={asksPostcode}
      question={question}
      mistake={'mistake' in parsed ? parsed.mistake : undefined}
      options={isAsked ? options : undefined}
    />
  );
}
