import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { newPerson, type Person, TENANT_ID, withToken } from './staff.ts';
import { newStation } from './stock.ts';
import { call, DEFAULT_HOST, PASSWORD } from './world.ts';

export const PIN = '739164';

/** A station with a browser; `token` is what its cookie holds. */
export async function enrolledStation(lead: Person, host = DEFAULT_HOST) {
  const { id } = await newStation({ host });
  const { deviceToken } = await lead.call('enrolStation', { params: { id } }, { host });
  return { id, token: deviceToken };
}

/** Somebody with a badge of the default tenant and a PIN. */
export async function workerWithBadge(lead: Person, role: StaffRole = 'WAREHOUSE') {
  const worker = await newPerson(role, { tenantId: role === 'OWNER' ? '*' : TENANT_ID });
  await worker.call('setPin', { body: { password: PASSWORD, pin: PIN } });
  const { badge } = await lead.call('issueBadge', { body: { staffId: worker.id } });
  if (!badge) throw new Error('no badge was issued');
  return { ...worker, badge };
}

type Worker = Awaited<ReturnType<typeof workerWithBadge>>;

/** Shows a badge at a browser. */
export const showBadge = (badge: string, pin: string, stationToken?: string, from?: string) =>
  call(
    'signInWithBadge',
    { body: { badge, pin } },
    { ...(stationToken ? { stationToken } : {}), ...(from ? { from } : {}) },
  );

/** The same person in a session at a station. */
export async function atStation(worker: Worker, stationToken: string): Promise<Person> {
  const { accessToken } = await showBadge(worker.badge.code, PIN, stationToken);
  return withToken(worker, accessToken);
}
