import { type GatewayFailure, startGateway } from './server.ts';

/** The published rates of the services, and how the services fail. Tests change them. */
export type Published = {
  /** The value of 1 CNY, in the format of open.er-api.com. */
  perYuan: Record<string, number>;
  /** The value of 1 EUR, in the format of the ECB. */
  perEuro: Record<string, string>;
  /** The date of the rates, in milliseconds since the epoch. */
  at: number;
  /** How the next answers fail; undefined if they don't. */
  failure: GatewayFailure | undefined;
};

/** The rates that both published on one day. */
export const ONE_DAY = {
  perYuan: { CNY: 1, AUD: 0.2145, EUR: 0.1232, KZT: 72.6, LAK: 3012.5, USD: 0.1404, GHS: 1.52 },
  perEuro: { USD: '1.1396', JPY: '178.32', AUD: '1.7411', CNY: '8.1169', KRW: '1666.45' },
} satisfies Partial<Published>;

/** A stand-in for open.er-api.com and the ECB on this machine, in their own formats. */
export async function startRates() {
  const published: Published = { ...ONE_DAY, at: Date.now(), failure: undefined };
  const gateway = await startGateway(({ path, method, body }) => {
    if (method === 'POST') {
      Object.assign(published, { failure: undefined }, JSON.parse(body));
      if (published.failure) gateway.failCalls(/latest|eurofxref/, published.failure);
      else gateway.reset();
      return { json: {} };
    }
    if (path.startsWith('/v6/latest/CNY')) return { json: erApiAnswer(published) };
    if (path.startsWith('/eurofxref-daily.xml')) return { xml: ecbFile(published) };
    return { status: 404, json: { result: 'error', 'error-type': 'unsupported-code' } };
  });
  return {
    ...gateway,
    published,
    environment: {
      ER_API_RATES_URL: `${gateway.origin}/v6/latest/CNY`,
      ECB_RATES_URL: `${gateway.origin}/eurofxref-daily.xml`,
    },
  };
}

/**
 * The facts about the stand-in that another process needs. The ECB's kip differs much from the other's.
 */
export async function startRatesForServers() {
  const services = await startRates();
  services.published.perEuro = { ...ONE_DAY.perEuro, LAK: '36700.00' };
  return services;
}

/** Changes what a stand-in in another process publishes. */
export async function publishRates(origin: string, change: Partial<Published>): Promise<void> {
  await fetch(origin, { method: 'POST', body: JSON.stringify(change) });
}

function erApiAnswer({ perYuan, at }: Published) {
  const seconds = Math.floor(at / 1000);
  return {
    result: 'success',
    provider: 'https://www.exchangerate-api.com',
    documentation: 'https://www.exchangerate-api.com/docs/free',
    terms_of_use: 'https://www.exchangerate-api.com/terms',
    time_last_update_unix: seconds,
    time_last_update_utc: new Date(at).toUTCString(),
    time_next_update_unix: seconds + 86_400,
    time_next_update_utc: new Date(at + 86_400_000).toUTCString(),
    time_eol_unix: 0,
    base_code: 'CNY',
    rates: perYuan,
  };
}

function ecbFile({ perEuro, at }: Published): string {
  const cubes = Object.entries(perEuro)
    .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${new Date(at).toISOString().slice(0, 10)}'>
${cubes}
		</Cube>
	</Cube>
</gesmes:Envelope>`;
}
