import { eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { atomically } from '../../commerce/base/atomically.ts';
import { comparePassword, wrongPassword } from '../../commerce/identity/passwords.ts';
import { isWeakPin } from '../../crypto/weak-pin.ts';
import { staff } from '../../db/schema/people/staff.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { mailOwner } from '../account-mails.ts';
import { ownRow } from '../people-rows.ts';
import { wrongOfSession } from '../sign-in.ts';
import { attemptScope, type OwnScope } from '../staff-scope.ts';

/**
 * Sets the caller's PIN for stations, hashed with a secret key besides the salt, because so few digits
 * could be guessed from a stolen database. Throws `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`, `WEAK_PIN`, and
 * `FORBIDDEN` for a key, which is not a person.
 */
export async function setPin(
  scope: OwnScope,
  { password, pin }: { password: string; pin: string },
): Promise<void> {
  const { db, keys, passwords } = scope;
  const person = await ownRow(scope);
  const counters = wrongOfSession(scope);
  if (!(await comparePassword(attemptScope(scope), password, person.passwordHash, counters))) {
    throw wrongPassword('password');
  }
  if (isWeakPin(pin)) throw new Failure('WEAK_PIN', {}, [{ field: 'pin', code: 'invalid' }]);
  const pinHash = await passwords.hashPassword(pin, keys.payPassword);
  await atomically(scope, [db.update(staff).set({ pinHash }).where(eq(staff.id, person.id))], {});
  logSecurity({ ...scope, tenantId: undefined }, 'staff_pin_set', person.id);
  await mailOwner(scope, person, 'PIN');
}
