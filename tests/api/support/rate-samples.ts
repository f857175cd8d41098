import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import { newPerson } from './staff.ts';
import type { Sample, Stage } from './stage.ts';
import { copyOfNaga } from './tenants.ts';
import { newShopper } from './world.ts';

/** A new shop with the currency kip, like Naga. A test of its rates disturbs no other test. */
export async function shopInKip(): Promise<{ host: string }> {
  const file = await copyOfNaga();
  const [host = ''] = file.hosts;
  await operate({ host: 'localhost' }, 'putTenantFile', { params: { id: file.id }, body: file });
  return { host };
}

/**
 * Makes the ECB the source of the shop's kip. Its stand-in has a much higher rate than open.er-api.com, so the rate is
 * held. Resolves to the number of the held rate.
 */
export async function heldRate(at: { host: string }): Promise<number> {
  const settle = async (source: 'er-api' | 'ecb') => {
    const { settings } = await operate(at, 'listRates');
    const body = { currency: 'LAK', source };
    await operate(at, 'setRateSettings', { params: { id: settings.id }, body });
    await operate(at, 'refreshRates', { body: {} });
  };
  await settle('er-api');
  await settle('ecb');
  const { held } = await operate(at, 'getRate', { params: { currency: 'LAK' } });
  if (!held) throw new Error('no rate is held');
  return held.sequence;
}

const params = { currency: 'LAK' };
const bankFile = { text: 'Currency,Unit,Rate\nLAK,1000,0.332', reason: 'Rates of the bank' };

/** Rejects the waiting proposals, because only one of each kind may wait. */
async function withdrawOpen(kind: 'RATE' | 'MARGIN', at: Stage['shopper']): Promise<void> {
  const { records } = await operate(at, 'listProposals', { query: { state: 'PENDING' } });
  const waiting = records.filter((one) => one.kind === kind);
  if (waiting.length === 0) return;
  const lead = await newPerson('FINANCE_LEAD', { tenantId: '*' });
  for (const { id } of waiting) {
    const input = { params: { id }, body: { reason: 'Test' } };
    await lead.call('rejectProposal', input, { host: at.host });
  }
}

/** Inputs of the calls about exchange rates. */
export const RATE_SAMPLES = {
  listRates: () => ({ input: {} }),
  getRate: () => ({ input: { params } }),
  listRateHistory: () => ({ input: { params } }),
  getRateFile: () => ({ input: { params } }),
  refreshRates: () => ({ input: { body: {} } }),
  proposeRate: async ({ shopper }) => {
    await withdrawOpen('RATE', shopper);
    const body = { rate: '3020', reason: 'The service does not answer', evidence: '' };
    return { input: { params, body } };
  },
  proposeMargin: async ({ shopper }) => {
    await withdrawOpen('MARGIN', shopper);
    const body = { ...params, marginBp: 200, reason: 'The bank charges more' };
    return { input: { body } };
  },
  checkRateFile: () => ({ input: { body: { text: bankFile.text } } }),
  proposeRateFile: async ({ shopper }) => {
    await withdrawOpen('RATE', shopper);
    return { input: { body: bankFile } };
  },
  releaseRate: async () => {
    const at = await shopInKip();
    const body = { sequence: await heldRate(at), reason: 'It is right' };
    return { input: { params, body }, by: await newShopper(at.host) };
  },
  setRateSettings: async ({ shopper }) => {
    const { settings } = await operate(shopper, 'listRates');
    return { input: { params: { id: settings.id }, body: { jumpPercent: 10 } } };
  },
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
