import { and, eq, isNull } from 'drizzle-orm';
import { deskPath } from '../../site/desk-path.ts';
import type { TimerContext } from '../commerce/base/timers.ts';
import { writeLetter } from '../commerce/notice/letter.ts';
import { type RateScope, rateScopes } from '../commerce/rates/adopt-rates.ts';
import { settingsOf } from '../commerce/rates/rate-settings.ts';
import { ratesToLookAt } from '../commerce/rates/rate-states.ts';
import { tenantById } from '../commerce/site/tenants.ts';
import { rateAlarms } from '../db/schema/money/rates.ts';
import { pickText } from '../db/tenant-text.ts';
import type { Database } from '../platform/platform.ts';
import { rateDefaults } from '../rates/defaults.ts';
import { type Colleague, colleaguesWith } from './approvals/people.ts';

const MINUTE_MS = 60_000;

/** When the alarms of each database were last looked at. */
const lookedAt = new WeakMap<Database, number>();

type Alarm = Pick<typeof rateAlarms.$inferSelect, 'currency' | 'kind'>;

/**
 * Mails the people who may set rates about each rate that is old or held: once, until that happens again.
 * Two runs at once mail once. Runs every minute.
 */
export async function alarmOfRates(timers: TimerContext): Promise<void> {
  const { platform, now } = timers;
  const { config, database: db } = platform;
  const last = lookedAt.get(db) ?? 0;
  if (last <= now && now - last < MINUTE_MS) return;
  lookedAt.set(db, now);
  const deployment = { db, now, demo: config.DEMO, rates: rateDefaults(config) };
  for (const scope of await rateScopes(deployment)) {
    const begun = await beginAlarms(scope);
    if (begun.length > 0) await mailOf(timers, scope, begun);
  }
}

/** Ends the alarms that are over, and notes new ones. Returns the new ones. */
async function beginAlarms(scope: RateScope): Promise<Alarm[]> {
  const { db, tenantId, now } = scope;
  const current = (await ratesToLookAt(scope)).flatMap(({ currency, state, held }): Alarm[] => [
    ...(state === 'FRESH' ? [] : [{ currency, kind: 'OLD' as const }]),
    ...(held ? [{ currency, kind: 'HELD' as const }] : []),
  ]);
  const open = await db
    .select()
    .from(rateAlarms)
    .where(and(eq(rateAlarms.tenantId, tenantId), isNull(rateAlarms.endedAt)));
  const has = (all: readonly Alarm[], { currency, kind }: Alarm) =>
    all.some((one) => one.currency === currency && one.kind === kind);
  for (const alarm of open.filter((one) => !has(current, one))) {
    await db
      .update(rateAlarms)
      .set({ endedAt: now })
      .where(
        and(
          eq(rateAlarms.tenantId, tenantId),
          eq(rateAlarms.currency, alarm.currency),
          eq(rateAlarms.kind, alarm.kind),
          isNull(rateAlarms.endedAt),
        ),
      );
  }
  const begun: Alarm[] = [];
  for (const alarm of current.filter((one) => !has(open, one))) {
    const [row] = await db
      .insert(rateAlarms)
      .values({ ...alarm, tenantId, since: now })
      .onConflictDoNothing()
      .returning({ currency: rateAlarms.currency });
    if (row) begun.push(alarm);
  }
  return begun;
}

/** Mails everybody who may propose a rate about the new alarms. */
async function mailOf(
  timers: TimerContext,
  { db, tenantId, now }: RateScope,
  alarms: readonly Alarm[],
): Promise<void> {
  const tenant = await tenantById(db, tenantId);
  if (!tenant) return;
  const [people, { warnHours: hours, maxHours: max }] = await Promise.all([
    colleaguesWith({ db, tenantId }, 'money.propose', ''),
    settingsOf({ db, tenantId }),
  ]);
  const { PUBLIC_ORIGIN, DESK_HOST = '' } = timers.platform.config;
  const href = PUBLIC_ORIGIN.replace('{host}', DESK_HOST) + deskPath(tenantId, 'money', 'rates');
  for (const { email: to, name, language: locale } of people satisfies Colleague[]) {
    const scope = await timers.scopeOf(tenant, { now, locale });
    const t = await timers.platform.deskTranslator(locale);
    const says = ({ currency, kind }: Alarm) =>
      kind === 'HELD'
        ? t('desk.mail.rates.held', { currency })
        : t('desk.mail.rates.old', { currency, hours, max });
    const letter = writeLetter(
      { ...scope, t },
      {
        to,
        subject: t('desk.mail.rates.subject', { shop: pickText(tenant.record.name, locale) }),
        heading: t('desk.mail.rates.heading', { name }),
        paragraphs: [...alarms.map(says), t('desk.mail.rates.text')],
        button: { text: t('desk.mail.rates.button'), href },
      },
    );
    await scope.sendMail(letter, { topic: `rates ${tenantId}` });
  }
}
