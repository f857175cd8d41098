import * as v from 'valibot';
import { newId } from '../../crypto/random.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import type { Device, Scope } from '../base/scope.ts';
import { networkOf } from './attempts.ts';

/** How long a device counts as known after it signed in, in seconds. */
const KNOWN_SECONDS = 365 * 86_400;

const deviceSchema = v.object({ id: v.string(), email: v.string() });
const purposeOf = (tenantId: string) => `device ${tenantId}`;

/**
 * A token for a device that has just proven to belong to the owner of an e-mail: by the password, or by
 * a mailed code. Worthless at another tenant (docs/decisions/046-known-devices.md).
 */
export function issueDeviceToken({ keys, tenantId, now }: Scope, email: string): Promise<string> {
  const device: Device = { id: newId(now), email };
  return seal(keys, purposeOf(tenantId), device, KNOWN_SECONDS, now);
}

/** The device of a token; undefined if the token is forged, too old, or another tenant's. */
export async function openDeviceToken(
  { keys, tenantId, now }: Pick<Scope, 'keys' | 'tenantId' | 'now'>,
  token: string,
): Promise<Device | undefined> {
  const result = v.safeParse(deviceSchema, await unseal(keys, purposeOf(tenantId), token, now));
  return result.success ? result.output : undefined;
}

/** Whether the caller's device has signed in with this e-mail before. */
export function isKnownDevice({ device }: Scope, email: string): boolean {
  return device?.email === email;
}

/**
 * The caller, for counting attempts with an e-mail: the device if it has signed in with this e-mail before,
 * else the network.
 */
export function callerOf(scope: Scope, email: string): string {
  const { device, clientAddress } = scope;
  return device?.email === email ? `device:${device.id}` : networkOf(clientAddress);
}
