import { newAuthenticator } from './authenticator.ts';
import type { Person } from './staff.ts';
import { port } from './world.ts';

/** The origin of the desk's pages, as a browser names it to a passkey. */
export const DESK_ORIGIN = `http://desk.localhost:${port}`;

/** A passkey that a person has just added, on a device of its own. */
export async function newPasskey(person: Person, name = 'Phone') {
  const device = newAuthenticator(DESK_ORIGIN);
  const question = await person.call('beginPasskey', { body: {} });
  const body = { attempt: question.attempt, name, credential: device.make(question) };
  return { device, passkey: await person.call('addPasskey', { body }) };
}
