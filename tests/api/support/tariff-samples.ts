import type { EndpointName, Output } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import type { Sample, Stage } from './stage.ts';

type At = Pick<Stage['shopper'], 'host'>;

/** Withdraws a version that was published for later: while it waits, nothing else can be published. */
async function withdrawScheduled(at: At): Promise<void> {
  const waiting = (await operate(at, 'listTariffs')).find(({ state }) => state === 'SCHEDULED');
  if (!waiting) return;
  const input = { params: { id: waiting.id }, body: { reason: 'Test' } };
  await operate(at, 'withdrawTariff', input);
}

/** The tenant's draft; a new one if there is none. */
export async function tariffDraft(at: At): Promise<Output<'getTariff'>> {
  const draft = (await operate(at, 'listTariffs')).find(({ state }) => state === 'DRAFT');
  if (draft) return operate(at, 'getTariff', { params: { id: draft.id } });
  return operate(at, 'makeTariffDraft', { body: {} });
}

/** A new draft, a copy of the tariff that applies. */
export async function freshDraft(at: At): Promise<Output<'getTariff'>> {
  const { id } = await tariffDraft(at);
  await operate(at, 'deleteTariffDraft', { params: { id } });
  return operate(at, 'makeTariffDraft', { body: {} });
}

/** A version that was published at once, or for a time to come. */
export async function publishedTariff(at: At, validFrom = ''): Promise<Output<'getTariff'>> {
  await withdrawScheduled(at);
  const { id } = await freshDraft(at);
  return operate(at, 'publishTariff', { params: { id }, body: { validFrom, note: 'Test' } });
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const draftParams = async ({ shopper }: Stage) => ({
  params: { id: (await tariffDraft(shopper)).id },
});

/** Inputs of the calls about the freight tariff. */
export const TARIFF_SAMPLES = {
  listTariffs: () => ({ input: {} }),
  getTariff: async (stage) => ({ input: await draftParams(stage) }),
  makeTariffDraft: async ({ shopper }) => {
    const { id } = await tariffDraft(shopper);
    await operate(shopper, 'deleteTariffDraft', { params: { id } });
    return { input: { body: {} } };
  },
  changeTariffDraft: async (stage) => ({
    input: {
      ...(await draftParams(stage)),
      body: {
        rows: [{ row: 0, first: '66.00' }],
        names: [{ code: 'TRUCK', locale: 'en', text: 'Truck' }],
      },
    },
  }),
  importTariff: async (stage) => ({
    input: {
      ...(await draftParams(stage)),
      body: { text: 'code,en,ru\nTRUCK,Truck,Грузовик' },
    },
  }),
  getTariffTable: async (stage) => ({
    input: { ...(await draftParams(stage)), query: { part: 'rows' } },
  }),
  deleteTariffDraft: async (stage) => ({ input: await draftParams(stage) }),
  quoteTariff: async (stage) => ({
    input: { ...(await draftParams(stage)), query: { country: 'my', weightG: 1240 } },
  }),
  sampleTariff: async (stage) => ({ input: await draftParams(stage) }),
  compareTariff: async (stage) => ({ input: await draftParams(stage) }),
  publishTariff: async ({ shopper }) => {
    await withdrawScheduled(shopper);
    const { id } = await freshDraft(shopper);
    return { input: { params: { id }, body: { validFrom: '', note: 'Test' } } };
  },
  rollBackTariff: async ({ shopper }) => {
    const { id } = await publishedTariff(shopper);
    await publishedTariff(shopper);
    return { input: { params: { id }, body: { reason: 'Too dear' } } };
  },
  withdrawTariff: async ({ shopper }) => {
    const { id } = await publishedTariff(shopper, inAnHour());
    return { input: { params: { id }, body: { reason: 'Not agreed yet' } } };
  },
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
