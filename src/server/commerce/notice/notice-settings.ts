import { and, eq } from 'drizzle-orm';
import {
  NOTICE_KIND_NAMES,
  type NoticeKind,
  type NoticeSettings,
} from '../../../contract/values/people/notification-types.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import { users } from '../../db/schema/people/users.ts';
import type { OwnerScope } from '../base/scope.ts';
import { pushKey } from './push-key.ts';

const ALL_ON: NoticeSettings = { mailOff: [], pushOff: [] };

const isShopper = ({ tenantId, userId }: OwnerScope) =>
  and(eq(users.tenantId, tenantId), eq(users.id, userId));

/** The kinds that a shopper has switched off. */
async function settingsOf(scope: OwnerScope): Promise<NoticeSettings> {
  const [row] = await scope.db
    .select({ settings: users.noticeSettings })
    .from(users)
    .where(isShopper(scope));
  return row?.settings ?? ALL_ON;
}

const kindsSwitchedOn = (off: readonly NoticeKind[]) =>
  NOTICE_KIND_NAMES.filter((kind) => !off.includes(kind));

/** The kinds that are mailed and sent to browsers, how many browsers, and the key with which a browser subscribes. */
export async function getNoticeSettings(scope: OwnerScope) {
  const { tenantId, userId, db } = scope;
  const [{ mailOff, pushOff }, browsers, { publicKey }] = await Promise.all([
    settingsOf(scope),
    db
      .select({ sessionId: pushSubscriptions.sessionId })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.tenantId, tenantId), eq(pushSubscriptions.userId, userId))),
    pushKey(scope),
  ]);
  return {
    mail: kindsSwitchedOn(mailOff),
    push: kindsSwitchedOn(pushOff),
    browsers: browsers.length,
    here: browsers.some(({ sessionId }) => sessionId === scope.sessionId),
    publicKey,
  };
}

/** Sends only these kinds from now on. */
export async function setNoticeSettings(
  scope: OwnerScope,
  { mail, push }: { mail: readonly NoticeKind[]; push: readonly NoticeKind[] },
): Promise<void> {
  const off = (kinds: readonly NoticeKind[]) =>
    NOTICE_KIND_NAMES.filter((kind) => !kinds.includes(kind));
  const noticeSettings: NoticeSettings = { mailOff: off(mail), pushOff: off(push) };
  await scope.db.update(users).set({ noticeSettings }).where(isShopper(scope));
}
