import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ReadyAnswer } from '../../../contract/ops/orders/tickets.ts';
import { LOCALES, type Locale } from '../../../contract/values/shop/locales.ts';
import { newId } from '../../crypto/random.ts';
import { readyAnswers, ticketDrafts } from '../../db/schema/orders/tickets.ts';
import { users } from '../../db/schema/people/users.ts';
import { pickText } from '../../db/tenant-text.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { tenantTicket } from './ticket-records.ts';

type Row = typeof readyAnswers.$inferSelect;
type AnswerInput = { title: string; texts: { language: Locale; text: string }[] };

const FALLBACK: Locale = LOCALES[0];

/** The ready answers of the tenant, by title. */
export async function listReadyAnswers({ db, tenantId }: Scope): Promise<ReadyAnswer[]> {
  const rows = await db
    .select()
    .from(readyAnswers)
    .where(eq(readyAnswers.tenantId, tenantId))
    .orderBy(asc(readyAnswers.title), asc(readyAnswers.id));
  return rows.map(viewAnswer);
}

/** Adds a ready answer. */
export async function addReadyAnswer(scope: Scope, input: AnswerInput): Promise<ReadyAnswer> {
  const { db, tenantId, now } = scope;
  const row = { id: newId(now), tenantId, version: 0, createdAt: now, ...columnsOf(input) };
  await atomically(scope, [db.insert(readyAnswers).values(row)], {});
  return viewAnswer(row);
}

/** Changes a ready answer. Throws `NOT_FOUND`. */
export async function changeReadyAnswer(
  scope: Scope,
  id: string,
  input: AnswerInput,
): Promise<ReadyAnswer> {
  await tenantAnswer(scope, id);
  const { db } = scope;
  await atomically(
    scope,
    [db.update(readyAnswers).set(columnsOf(input)).where(isAnswer(scope, id))],
    {},
  );
  return viewAnswer(await tenantAnswer(scope, id));
}

/** Removes a ready answer. Throws `NOT_FOUND`. */
export async function removeReadyAnswer(scope: Scope, id: string): Promise<void> {
  await tenantAnswer(scope, id);
  await atomically(scope, [scope.db.delete(readyAnswers).where(isAnswer(scope, id))], {});
}

/**
 * Saves what the caller has typed for a ticket; if `answerId` names a ready answer, that is added in the
 * shopper's language. Returns the text. Throws `NOT_FOUND`.
 */
export async function keepDraft(
  scope: Scope,
  ticketId: string,
  input: { text: string; answerId: string },
  agent: string,
): Promise<{ text: string }> {
  const { db, tenantId, now, staffId = '' } = scope;
  const ticket = await tenantTicket(scope, ticketId);
  const parts = [input.text.trimEnd()];
  if (input.answerId) {
    const answer = await tenantAnswer(scope, input.answerId);
    parts.push(await filledAnswer(scope, answer, { ...ticket, agent }));
  }
  const text = parts.filter(Boolean).join('\n\n');
  const draft = { tenantId, ticketId, writtenBy: staffId, text, at: now };
  const { tenantId: tenantColumn, ticketId: ticketColumn, writtenBy } = ticketDrafts;
  await atomically(
    scope,
    [
      db
        .insert(ticketDrafts)
        .values(draft)
        .onConflictDoUpdate({
          target: [tenantColumn, ticketColumn, writtenBy],
          set: { text, at: now },
        }),
    ],
    {},
  );
  return { text };
}

/** The text of a ready answer in the shopper's language, with names and number filled in. */
async function filledAnswer(
  { db, tenantId, tenant }: Scope,
  { texts }: Row,
  { userId, subjectNo, agent }: { userId: string; subjectNo: string; agent: string },
): Promise<string> {
  const [shopper] = await db
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  const language = shopper?.language ?? FALLBACK;
  const text = texts[language] ?? texts[FALLBACK] ?? Object.values(texts)[0] ?? '';
  const values: Record<string, string> = {
    name: shopper?.name ?? '',
    shop: pickText(tenant.name, language),
    number: subjectNo,
    orderNo: subjectNo,
    agent,
  };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

const isAnswer = ({ tenantId }: Scope, id: string) =>
  and(eq(readyAnswers.tenantId, tenantId), eq(readyAnswers.id, id));

async function tenantAnswer(scope: Scope, id: string): Promise<Row> {
  const [row] = await scope.db.select().from(readyAnswers).where(isAnswer(scope, id));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/**
 * The columns of a ready answer. Languages without a text are left out. Throws `VALIDATION_FAILED` at
 * `texts.0.text` if all are empty.
 */
function columnsOf({ title, texts }: AnswerInput) {
  const written = texts.filter(({ text }) => text !== '');
  if (written.length === 0) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'texts.0.text', code: 'required' }]);
  }
  return {
    title,
    texts: Object.fromEntries(written.map(({ language, text }) => [language, text])),
  };
}

const viewAnswer = ({ id, title, texts, version }: Row): ReadyAnswer => ({
  id,
  title,
  texts: LOCALES.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, text }] : [];
  }),
  version,
});
