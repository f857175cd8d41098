import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { valueOfPart } from '../../../contract/ops/shop/shop-values.ts';
import { validate } from '../../../contract/validate.ts';
import type {
  ChargesPart,
  PublishedBy,
  ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { shopPublications } from '../../db/schema/shop/shop.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { draftOf, dropDraft } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { type PartValue, withPart } from './parts.ts';
import { putTenant } from './put-tenant.ts';

/** How often publishing is tried, while others publish other parts of the same shop. */
const MAX_ROUNDS = 5;

type PublishScope = Pick<
  Scope,
  'db' | 'tenantId' | 'now' | 'demo' | 'rates' | 'staffId' | 'record'
>;

/**
 * Publishes the draft of a part. Throws `ILLEGAL_TRANSITION` if there is none, `VALIDATION_FAILED` if the shop as a
 * whole does not allow it, and as `putTenant`.
 */
export async function publishDraft(scope: PublishScope, part: ShopPart): Promise<void> {
  const draft = await draftOf(scope, part);
  if (!draft) throw new Failure('ILLEGAL_TRANSITION');
  await publishValue(scope, part, draft, { kind: 'FORM', also: [dropDraft(scope, part)] });
}

/** Publishes again what a part was at a number of its history. Throws `NOT_FOUND`, and as `putTenant`. */
export async function rollBack(scope: PublishScope, part: ShopPart, number: number): Promise<void> {
  const value = await earlierValue(scope, part, number);
  await publishValue(scope, part, value, { kind: 'ROLL_BACK', also: [] });
}

/**
 * Publishes charges to which a second person has agreed, and deletes their draft, unless it was changed
 * since.
 */
export async function publishCharges(
  scope: PublishScope,
  part: ChargesPart,
  { value, kind, draftAt }: { value: PartValue; kind: PublishedBy; draftAt: number | null },
): Promise<void> {
  const also = draftAt === null ? [] : [dropDraft(scope, part, draftAt)];
  await publishValue(scope, part, value, { kind, also });
}

/** The value of a part at a number of its history. Throws `NOT_FOUND`. */
export async function earlierValue(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  part: ShopPart,
  number: number,
): Promise<PartValue> {
  const [row] = await db
    .select({ value: shopPublications.value })
    .from(shopPublications)
    .where(
      and(
        eq(shopPublications.tenantId, tenantId),
        eq(shopPublications.part, part),
        eq(shopPublications.number, number),
      ),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return row.value;
}

/**
 * Checks a value of a part as publishing it would, and writes nothing. Returns it as it would be published. Throws
 * `VALIDATION_FAILED` at the fields of its form.
 */
export async function checkPart(
  scope: PublishScope,
  part: ShopPart,
  value: PartValue,
): Promise<PartValue> {
  const checked = checkedValue(part, value);
  const { tariff: _, rates: __, ...published } = await exportTenant(scope.db, scope.tenantId);
  const file = withPart(published, part, checked);
  try {
    await putTenant({ ...scope, editedAt: scope.now }, file, { onlyCheck: true });
  } catch (error) {
    throw atFieldOfPart(error);
  }
  return checked;
}

/** A value of a part as its schema reads it. Throws `VALIDATION_FAILED`. */
function checkedValue(part: ShopPart, value: PartValue): PartValue {
  const checked = validate(valueOfPart(part), value);
  if (checked.problems) throw new Failure('VALIDATION_FAILED', {}, checked.problems);
  return checked.output as PartValue;
}

/** Replaces a part of the tenant. Tries again if another part was published meanwhile. */
async function publishValue(
  scope: PublishScope,
  part: ShopPart,
  value: PartValue,
  { kind, also }: { kind: PublishedBy; also: readonly Statement[] },
): Promise<void> {
  const checked = checkedValue(part, value);
  for (let round = 1; ; round += 1) {
    // The tariff has drafts and publications of its own, and rates are settled by themselves.
    const { tariff: _, rates: __, ...published } = await exportTenant(scope.db, scope.tenantId);
    const file = withPart(published, part, checked);
    try {
      await putTenant({ ...scope, editedAt: scope.now }, file, { kind, also });
      return;
    } catch (error) {
      const isRaced = error instanceof Failure && error.code === 'CONFLICT';
      if (!isRaced || round === MAX_ROUNDS) throw atFieldOfPart(error);
    }
  }
}

/** A failure at the fields of the part's form: in the file they are below `record`. */
function atFieldOfPart(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION_FAILED') return error;
  const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/^record\./, '') }));
  return new Failure('VALIDATION_FAILED', {}, fields);
}

/** The publications of a part, newest first. */
export const publicationsOf = (
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  part: ShopPart,
  most: number,
) =>
  db
    .select({
      number: shopPublications.number,
      at: shopPublications.at,
      kind: shopPublications.kind,
      publishedBy: shopPublications.publishedBy,
    })
    .from(shopPublications)
    .where(and(eq(shopPublications.tenantId, tenantId), eq(shopPublications.part, part)))
    .orderBy(desc(shopPublications.number))
    .limit(most);
