import { Failure } from '../../../contract/errors.ts';
import { normaliseCode, readOwnCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import {
  type Counter,
  clearAttempts,
  countAttempts,
  networkCounter,
  requireAttemptsLeft,
} from '../../commerce/identity/attempts.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { mailIfLocked } from '../account-mails.ts';
import { noteFailure } from '../failed-sign-ins.ts';
import { openSession } from '../sign-in.ts';
import { attemptScope, type EntryScope } from '../staff-scope.ts';
import { type Worker, workers } from './badges.ts';
import { stationOfBrowser } from './station-here.ts';

/** Wrong PINs for one badge at one station, in a row. */
const WRONG_AT_STATION = { limit: 5, windowSeconds: 15 * 60 };
/** Wrong PINs for one badge at all stations. */
const WRONG_OF_BADGE = { limit: 30, windowSeconds: 24 * 3600 };
/** Wrong PINs from one network, for all badges. */
const WRONG_OF_NETWORK = { limit: 100, windowSeconds: 15 * 60 };

/**
 * Signs somebody in with badge and PIN, at the station that the browser is. Throws `NO_STATION` for any other
 * browser, `WRONG_BADGE` for everything that is wrong about badge and PIN alike, and `TOO_MANY_REQUESTS`.
 */
export async function signInWithBadge(
  scope: EntryScope,
  typed: { badge: string; pin: string },
): Promise<{ accessToken: string; expiresAt: string }> {
  const station = await stationOfBrowser(scope);
  if (!station) throw new Failure('NO_STATION');
  const code = normaliseCode(typed.badge);
  const worker = await workerWithBadge(scope, station.tenantId, code);
  const attemptedBy = worker?.person.id ?? code;
  const atStation = { key: `pin:${attemptedBy}@${station.stationId}`, ...WRONG_AT_STATION };
  const counters: Counter[] = [
    atStation,
    { key: `pin:${attemptedBy}`, ...WRONG_OF_BADGE },
    networkCounter(scope, 'pin', WRONG_OF_NETWORK),
  ];
  await requireAttemptsLeft(attemptScope(scope), counters);
  const isRight = await isPin(scope, worker, typed.pin);
  // Checked again, so that concurrent guesses learn no more than the limit allows.
  await requireAttemptsLeft(attemptScope(scope), counters);
  if (!isRight || !worker) {
    await countAttempts(attemptScope(scope), counters);
    // People of the staff belong to the deployment, not to a tenant.
    logSecurity({ ...scope, tenantId: undefined }, 'staff_pin_refused', worker?.person.id);
    await noteFailure(scope, 'PIN', worker?.person.email);
    if (worker) mailIfLocked(scope, worker.person, [atStation]);
    throw new Failure('WRONG_BADGE');
  }
  await clearAttempts(attemptScope(scope), [atStation]);
  return openSession(scope, worker.person.id, { stationDeviceId: station.deviceId });
}

async function workerWithBadge(
  { db }: EntryScope,
  tenantId: string,
  code: string,
): Promise<Worker | undefined> {
  const read = readOwnCode(code);
  if (read?.kind !== 'BADGE') return undefined;
  const [worker] = await workers({ db, tenantId }, { name: read.name });
  return worker;
}

/**
 * Checks a PIN, in the same time for an unknown badge, and for a person without a PIN. PINs of the staff are
 * hashed with the same key as pay passwords.
 */
const isPin = ({ passwords, keys }: EntryScope, worker: Worker | undefined, pin: string) =>
  passwords.verifyPassword(pin, worker?.person.pinHash ?? null, keys.payPassword);
