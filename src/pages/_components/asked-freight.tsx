import { FreightEstimate } from '../../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../../components/freight/freight-question.ts';
import type { View } from '../../components/view.ts';
import { read } from '../../server/request/read.ts';

/** The freight estimate of the page at `action`, with the answer to what its address asks. */
export async function askedFreight(view: View, action: string, query: string) {
  const question = freightQuestion(new URLSearchParams(query), view.tenant.homeCountry);
  const asked = freightQuery(question);
  const [countries, options] = await Promise.all([
    read('listSupportedCountries'),
    'query' in asked ? read('listTransitOptions', { query: asked.query }) : [],
  ]);
  return (
    <FreightEstimate
      view={view}
      action={action}
      countries={countries}
      question={question}
      mistake={'mistake' in asked ? asked.mistake : undefined}
      options={options}
    />
  );
}
