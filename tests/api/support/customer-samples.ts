import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import type { Sample, Stage } from './stage.ts';
import { newShopper, type Shopper } from './world.ts';

/** The id of a shopper's account. */
export const idOf = async (shopper: Shopper): Promise<string> =>
  (await shopper.call('getProfile')).id;

const aShopper = async ({ host }: Stage) => ({ id: await idOf(await newShopper(host)) });
const reason = 'Asked for it';

/** A ticket of the stage's shopper, which waits for a reply. */
export const newTicket = async ({ shopper }: Pick<Stage, 'shopper'>) => {
  const body = { kind: 'QUESTION' as const, text: 'When do you pack?' };
  const { id } = await shopper.call('sendFeedback', { body });
  return { id };
};

/** A ready answer in English and Lao, at the shopper's tenant. */
export const newAnswer = ({ shopper }: Pick<Stage, 'shopper'>, title = 'Soon') =>
  operate(shopper, 'addReadyAnswer', {
    body: {
      title,
      texts: [
        { language: 'en', text: 'Hello {name}, soon. {agent}, {shop}' },
        { language: 'la', text: 'ສະບາຍດີ {name}, ໄວໆນີ້.' },
      ],
    },
  });

/** Valid calls about shoppers and tickets. */
export const CUSTOMER_SAMPLES = {
  listShoppers: () => ({ input: { query: { q: 'demo' } } }),
  getShopper: async (stage) => ({ input: { params: await aShopper(stage) } }),
  listShopperStatement: async ({ shopper }) => ({
    input: { params: { id: await idOf(shopper) } },
  }),
  revealShopper: async (stage) => ({ input: { params: await aShopper(stage), query: { reason } } }),
  exportShopper: async (stage) => ({ input: { params: await aShopper(stage), query: { reason } } }),
  blockShopper: async (stage) => ({ input: { params: await aShopper(stage), body: { reason } } }),
  unblockShopper: async (stage) => {
    const params = await aShopper(stage);
    await operate(stage.shopper, 'blockShopper', { params, body: { reason } });
    return { input: { params, body: {} } };
  },
  signOutShopper: async (stage) => ({ input: { params: await aShopper(stage), body: {} } }),
  clearPayPassword: async (stage) => ({
    input: { params: await aShopper(stage), body: { reason } },
  }),
  eraseShopper: async (stage) => ({ input: { params: await aShopper(stage), body: { reason } } }),
  listTickets: () => ({ input: { query: { state: 'OPEN' } } }),
  getTicket: async (stage) => ({ input: { params: await newTicket(stage) } }),
  openTicket: async (stage) => ({
    input: {
      body: { shopperId: (await aShopper(stage)).id, kind: 'CLAIM', text: 'The box was open' },
    },
  }),
  replyToTicket: async (stage) => ({
    input: { params: await newTicket(stage), body: { text: 'Until six.' } },
  }),
  noteTicket: async (stage) => ({
    input: { params: await newTicket(stage), body: { text: 'Asked the warehouse' } },
  }),
  assignTicket: async (stage) => ({
    input: { params: await newTicket(stage), body: { assignee: 'ME' } },
  }),
  snoozeTicket: async (stage) => ({
    input: { params: await newTicket(stage), body: { until: '2099-01-01' } },
  }),
  closeTicket: async (stage) => ({ input: { params: await newTicket(stage), body: {} } }),
  reopenTicket: async (stage) => {
    const params = await newTicket(stage);
    await operate(stage.shopper, 'closeTicket', { params, body: {} });
    return { input: { params, body: {} } };
  },
  keepTicketDraft: async (stage) => ({
    input: {
      params: await newTicket(stage),
      body: { text: 'Good day', answerId: (await newAnswer(stage)).id },
    },
  }),
  listReadyAnswers: () => ({ input: {} }),
  addReadyAnswer: () => ({
    input: { body: { title: 'Soon', texts: [{ language: 'en', text: 'Soon.' }] } },
  }),
  changeReadyAnswer: async (stage) => ({
    input: {
      params: { id: (await newAnswer(stage)).id },
      body: { title: 'Later', texts: [{ language: 'en', text: 'Later.' }] },
    },
  }),
  removeReadyAnswer: async (stage) => ({
    input: { params: { id: (await newAnswer(stage)).id } },
  }),
  searchDesk: () => ({ input: { query: { q: 'demo@sampan.test' } } }),
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
