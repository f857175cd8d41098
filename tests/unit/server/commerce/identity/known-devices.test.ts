import { beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import {
  issueDeviceToken,
  openDeviceToken,
} from '../../../../../src/server/commerce/identity/callers.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  DAY,
  failureCode,
  MINUTE,
  NOW,
  openTestScope,
  signUpShopper,
} from '../../../support/identity-scope.ts';

const MIA = 'mia@example.org';
const RIGHT = { email: MIA, password: 'seven blue boats' };
const WRONG = { email: MIA, password: 'seven red boats' };

let db: Database;
let scope: Scope;
beforeEach(async () => {
  db = await openTestDatabase();
  scope = await openTestScope(db);
  await signUpShopper(scope);
});

const from = (clientAddress: string, device?: Scope['device']) =>
  openTestScope(db, { clientAddress, device });

/** Signs in, and comes back from the same network with the device's token. */
async function knownDevice(clientAddress: string): Promise<Scope> {
  const { deviceToken = '' } = await login(await from(clientAddress), RIGHT);
  return from(clientAddress, await openDeviceToken(scope, deviceToken));
}

/** Tries a wrong password from one network, until it is refused. */
async function guessFrom(clientAddress: string): Promise<number> {
  const stranger = await from(clientAddress);
  for (let tried = 0; tried < 20; tried++) {
    if ((await failureCode(login(stranger, WRONG))) === 'TOO_MANY_REQUESTS') return tried;
  }
  return 20;
}

describe('a device that has signed in before', () => {
  it('signs in after strangers have used up all their tries, from its own network too', async () => {
    const known = await knownDevice('203.0.113.7');
    for (const network of ['203.0.113.7', '198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      await guessFrom(network);
    }
    expect(await failureCode(login(await from('192.0.2.1'), RIGHT))).toBe('TOO_MANY_REQUESTS');
    await login(known, RIGHT);
  });

  it('signs in after others in its network have used up the tries of the network', async () => {
    const known = await knownDevice('203.0.113.7');
    const neighbour = await from('203.0.113.7');
    for (let tried = 0; tried < 51; tried++) {
      await failureCode(login(neighbour, { ...WRONG, email: `a${tried}@example.org` }));
    }
    expect(await failureCode(login(neighbour, RIGHT))).toBe('TOO_MANY_REQUESTS');
    await login(known, RIGHT);
  });

  it('has ten wrong tries of its own, which leave those of strangers alone', async () => {
    const known = await knownDevice('203.0.113.7');
    for (let tried = 0; tried < 10; tried++) {
      expect(await failureCode(login(known, WRONG))).toBe('WRONG_CREDENTIALS');
    }
    expect(await failureCode(login(known, RIGHT))).toBe('TOO_MANY_REQUESTS');
    await login(await from('203.0.113.7'), RIGHT);
  });

  it('is a stranger to every other account', async () => {
    await signUpShopper(scope, { email: 'kim@example.org' });
    const known = await knownDevice('203.0.113.7');
    const kim = { ...RIGHT, email: 'kim@example.org' };
    const stranger = await from('203.0.113.7');
    for (let tried = 0; tried < 10; tried++) {
      await failureCode(login(stranger, { ...kim, password: WRONG.password }));
    }
    expect(await failureCode(login(known, kim))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('strangers', () => {
  it('have ten wrong tries in each network, so that one network can’t use up those of all', async () => {
    expect(await guessFrom('198.51.100.1')).toBe(10);
    await login(await from('203.0.113.7'), RIGHT);
  });

  it('have thirty wrong tries in all networks together, for a quarter of an hour', async () => {
    const networks = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`);
    const guessed = [];
    for (const network of networks) guessed.push(await guessFrom(network));
    expect(guessed.reduce((sum, tries) => sum + tries)).toBe(30);
    const later = await openTestScope(db, { now: NOW + 15 * MINUTE });
    await login(later, RIGHT);
  });

  it('without a known IP address count as one network', async () => {
    expect(await guessFrom('')).toBe(10);
    expect(await failureCode(login(await from(''), RIGHT))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the token of a device', () => {
  it('names its e-mail for a year', async () => {
    const token = await issueDeviceToken(scope, MIA);
    expect(await openDeviceToken(scope, token)).toMatchObject({ email: MIA });
    const late = { ...scope, now: NOW + 366 * DAY };
    expect(await openDeviceToken(late, token)).toBeUndefined();
  });

  it('is worthless when it is forged or another tenant’s', async () => {
    const token = await issueDeviceToken(scope, MIA);
    expect(await openDeviceToken({ ...scope, tenantId: 'two' }, token)).toBeUndefined();
    expect(await openDeviceToken(scope, 'a.forged.token')).toBeUndefined();
    expect(await openDeviceToken(scope, token.slice(0, -2))).toBeUndefined();
  });

  it('is another one after each sign-in', async () => {
    const first = await openDeviceToken(scope, await issueDeviceToken(scope, MIA));
    const second = await openDeviceToken(scope, await issueDeviceToken(scope, MIA));
    expect(first?.id).not.toBe(second?.id);
  });
});
