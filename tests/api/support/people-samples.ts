import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { newAuthenticator } from './authenticator.ts';
import { operate } from './fulfilment.ts';
import { DESK_ORIGIN, newPasskey } from './passkeys.ts';
import { newPerson, type Person } from './staff.ts';
import { bare, type Sample, type Stage } from './stage.ts';
import { call } from './world.ts';

const roleBody = () => ({
  name: `Photo desk ${crypto.randomUUID().slice(0, 8)}`,
  rights: ['parcels.see' as const, 'parcels.act' as const],
});

/** The token of a link that opens the shop as a shopper. */
export async function viewToken(shopper: Stage['shopper'], lead?: Person): Promise<string> {
  const by = lead ?? (await newPerson('OWNER', { tenantId: '*' }));
  const { id } = await shopper.call('getProfile');
  const input = { params: { id }, body: { reason: 'Lost' } };
  const { link } = await by.call('viewAsShopper', input, { host: shopper.host });
  return new URL(link).searchParams.get('token') ?? '';
}

/** The id of a new role of the default tenant's own. */
const newRole = async (at: Stage['shopper']) =>
  (await operate(at, 'makeStaffRole', { body: roleBody() })).id;

const viewBody = () => ({
  name: `Taobao ${crypto.randomUUID().slice(0, 8)}`,
  query: 'status=PAID',
});

/** The id of a new view of the environment's key. */
const newView = async (at: Stage['shopper']) =>
  (await operate(at, 'makeSavedView', { body: { list: 'ORDERS', ...viewBody() } })).id;

/** Inputs of the calls about the staff's own passkeys, for which a person is needed, and about roles and views. */
export const PEOPLE_SAMPLES = {
  beginPasskeySignIn: () => ({ input: { body: {} } }),
  signInWithPasskey: async () => {
    const { device } = await newPasskey(await newPerson('BUYER'));
    const question = await call('beginPasskeySignIn', { body: {} });
    return {
      input: { body: { attempt: question.attempt, credential: device.sign(question) } },
    };
  },
  beginPasskeyCheck: async () => {
    const person = await newPerson('BUYER');
    await newPasskey(person);
    return { input: { body: {} }, staffToken: person.token };
  },
  confirmWithPasskey: async () => {
    const person = await newPerson('BUYER');
    const { device } = await newPasskey(person);
    const question = await person.call('beginPasskeyCheck', { body: {} });
    return {
      input: { body: { attempt: question.attempt, credential: device.sign(question) } },
      staffToken: person.token,
    };
  },
  beginPasskey: async () => ({
    input: { body: {} },
    staffToken: (await newPerson('BUYER')).token,
  }),
  addPasskey: async () => {
    const person = await newPerson('BUYER');
    const question = await person.call('beginPasskey', { body: {} });
    const credential = newAuthenticator(DESK_ORIGIN).make(question);
    const { attempt } = question;
    return { input: { body: { attempt, name: 'Phone', credential } }, staffToken: person.token };
  },
  listPasskeys: async () => ({ input: {}, staffToken: (await newPerson('BUYER')).token }),
  renamePasskey: async () => {
    const person = await newPerson('BUYER');
    const { passkey } = await newPasskey(person);
    return {
      input: { params: { id: passkey.id }, body: { name: 'Work phone' } },
      staffToken: person.token,
    };
  },
  removePasskey: async () => {
    const person = await newPerson('BUYER');
    const { passkey } = await newPasskey(person);
    return { input: { params: { id: passkey.id } }, staffToken: person.token };
  },
  viewAsShopper: async ({ shopper }) => ({
    input: {
      params: { id: (await shopper.call('getProfile')).id },
      body: { reason: 'Says that the parcel is missing' },
    },
    staffToken: (await newPerson('OWNER', { tenantId: '*' })).token,
  }),
  openView: async ({ shopper }) => ({ input: { body: { token: await viewToken(shopper) } } }),
  endView: () => ({ input: { body: { accessToken: 'none' } } }),
  listStaffRoles: bare,
  getStaffRole: async ({ shopper }) => ({ input: { params: { id: await newRole(shopper) } } }),
  makeStaffRole: () => ({ input: { body: roleBody() } }),
  changeStaffRole: async ({ shopper }) => ({
    input: { params: { id: await newRole(shopper) }, body: roleBody() },
  }),
  listSavedViews: () => ({ input: { query: { list: 'ORDERS' } } }),
  makeSavedView: () => ({ input: { body: { list: 'ORDERS', ...viewBody() } } }),
  changeSavedView: async ({ shopper }) => ({
    input: { params: { id: await newView(shopper) }, body: viewBody() },
  }),
  deleteSavedView: async ({ shopper }) => ({ input: { params: { id: await newView(shopper) } } }),
  deleteStaffRole: async ({ shopper }) => ({ input: { params: { id: await newRole(shopper) } } }),
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
