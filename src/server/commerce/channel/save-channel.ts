import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { providerAccounts } from '../../db/schema/money/providers.ts';
import { shopPictures } from '../../db/schema/shop/shop.ts';
import { depositChannels, tenants } from '../../db/schema/shop/tenants.ts';
import { isOnline, onlineProviderNamed, providerNamed } from '../../payments/providers.ts';
import { keyAtPath } from '../../storage/upload-token.ts';
import { atomically, increased, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { adoptRates } from '../rates/adopt-rates.ts';
import { accountOf } from './accounts.ts';
import type { ChannelPlan } from './plan-channel.ts';

/**
 * Stores a channel, with its account at an online provider, and opens it. Shoppers see it with their next request. Throws
 * `CONFLICT` if its picture was removed meanwhile.
 */
export async function saveChannel(scope: Scope, plan: ChannelPlan): Promise<void> {
  const { db, tenantId } = scope;
  await atomically(
    scope,
    [
      ...(await channelStatements(scope, plan)),
      ...accountStatements(scope, plan),
      // A tenant file exported before this would close the channel again; now it is refused as stale.
      db
        .update(tenants)
        .set({ revision: sql`${tenants.revision} + 1` })
        .where(eq(tenants.id, tenantId)),
    ],
    { CHANNEL_PICTURE: () => new Failure('CONFLICT') },
  );
  // Without a rate of the channel's currency nobody could top up before the timer fetches one.
  await adoptRates(scope);
}

async function channelStatements({ db, tenantId }: Scope, plan: ChannelPlan): Promise<Statement[]> {
  const { channelId: id, isNew, name, provider: providerName, merchant = null } = plan;
  const provider = providerNamed(providerName);
  if (!provider) throw new Failure('NOT_FOUND', { provider: providerName });
  const { currency, feeBasisPoints, minimumFen, maximumFen } = plan;
  const terms = { currency, feeBasisPoints, minimumFen, maximumFen, merchant, closed: false };
  const picture = stillThere({ db, tenantId }, plan.picture);
  if (isNew) {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from ${depositChannels} where tenant_id = ${tenantId})`;
    const row = {
      id,
      tenantId,
      position,
      type: provider.type,
      provider: provider.name,
      name: { en: name },
      instructions: plan.instructions.map(inEnglish),
      ...terms,
      picture,
      instant: false,
    };
    return [db.insert(depositChannels).values(row)];
  }
  const isChannel = and(eq(depositChannels.tenantId, tenantId), eq(depositChannels.id, id));
  const [before] = await db.select().from(depositChannels).where(isChannel);
  // An unchanged label keeps its translations.
  const labels = new Map(before?.instructions.map(({ label }) => [label.en, label]));
  const update = db
    .update(depositChannels)
    .set({
      name: sql`json_set(${depositChannels.name}, '$.en', ${name})`,
      ...(!isOnline(provider) && {
        instructions: plan.instructions.map((line) => ({
          label: labels.get(line.label) ?? { en: line.label },
          value: line.value,
        })),
      }),
      ...terms,
      picture,
      version: increased(depositChannels.version),
    })
    .where(isChannel);
  return [update];
}

/** The path of a picture, or NULL, which fails the batch, if the shop does not have it any more. */
const stillThere = ({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>, path: string) => {
  if (path === '') return '';
  const found = db
    .select({ id: shopPictures.id })
    .from(shopPictures)
    .where(and(eq(shopPictures.tenantId, tenantId), eq(shopPictures.key, keyAtPath(path))));
  return sql<string>`case when exists ${found} then ${path} end`;
};

const inEnglish = ({ label, value }: ChannelPlan['instructions'][number]) => ({
  label: { en: label },
  value,
});

function accountStatements(
  { db, now, tenantId, staffId = '' }: Scope,
  { channelId, provider, settings, secrets, isTest }: ChannelPlan,
): Statement[] {
  if (!onlineProviderNamed(provider)) return [];
  const account = {
    enabled: true,
    isTest,
    settings,
    secrets,
    changedAt: now,
    changedBy: staffId,
    testedAt: null,
    testError: '',
  };
  return [
    db
      .insert(providerAccounts)
      .values({ tenantId, channelId, ...account })
      .onConflictDoUpdate({
        target: [providerAccounts.tenantId, providerAccounts.channelId],
        set: account,
      }),
  ];
}

/** Stops new payments through a channel until the channel is proposed again. Throws `NOT_FOUND`. */
export async function switchOff(scope: Scope, channelId: string): Promise<void> {
  const { db, now, tenantId, staffId = '' } = scope;
  const isChannel = and(eq(depositChannels.tenantId, tenantId), eq(depositChannels.id, channelId));
  if (await accountOf(scope, channelId)) {
    const off = db
      .update(providerAccounts)
      .set({ enabled: false, changedAt: now, changedBy: staffId })
      .where(
        and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId)),
      );
    await atomically(scope, [off], {});
    return;
  }
  const [channel] = await db.select().from(depositChannels).where(isChannel);
  if (!channel) throw new Failure('NOT_FOUND');
  const off = db
    .update(depositChannels)
    .set({ closed: true, version: increased(depositChannels.version) })
    .where(isChannel);
  const revision = db
    .update(tenants)
    .set({ revision: sql`${tenants.revision} + 1` })
    .where(eq(tenants.id, tenantId));
  await atomically(scope, [off, revision], {});
}
