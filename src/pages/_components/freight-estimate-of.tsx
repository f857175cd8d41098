import { FreightEstimate } from '../../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../../components/freight/freight-question.ts';
import type { View } from '../../components/view.ts';
import { read } from '../../server/request/read.ts';

/** The freight estimate of the page at the path `action`, with the freight options for the page's query. */
export async function freightEstimateOf(view: View, action: string, query: string) {
  const question = freightQuestion(new URLSearchParams(query), view.tenant.homeCountry);
  const freight = freightQuery(question);
  const [countries, options] = await Promise.all([
    read('listSupportedCountries'),
    'query' in freight ? read('listTransitOptions', { query: freight.query }) : [],
  ]);
  return (
    <FreightEstimate
      view={view}
      action={action}
      countries={countries}
      question={question}
      mistake={'mistake' in freight ? freight.mistake : undefined}
      options={options}
    />
  );
}
