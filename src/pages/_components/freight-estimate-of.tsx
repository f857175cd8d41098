import { FreightEstimate } from '../../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../../components/freight/freight-question.ts';
import type { View } from '../../components/view.ts';
import { read } from '../../server/request/read.ts';

/** The freight estimate for a query. Its form submits to the page at `pagePath`. */
export async function freightEstimateOf(view: View, pagePath: string, query: string) {
  const question = freightQuestion(new URLSearchParams(query), view.tenant.homeCountry);
  const freight = freightQuery(question);
  const [countries, options] = await Promise.all([
    read('listSupportedCountries'),
    'query' in freight ? read('listTransitOptions', { query: freight.query }) : [],
  ]);
  return (
    <FreightEstimate
      view={view}
      action={pagePath}
      countries={countries}
      question={question}
      mistake={'mistake' in freight ? freight.mistake : undefined}
      options={options}
    />
  );
}
