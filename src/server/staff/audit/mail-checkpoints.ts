import { outboxRow } from '../../commerce/notice/mailer.ts';
import { outbox } from '../../db/schema/orders/notices.ts';
import type { auditCheckpoints } from '../../db/schema/people/staff.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { Platform } from '../../platform/platform.ts';

export type SignedCheckpoint = typeof auditCheckpoints.$inferSelect;

/**
 * Mails the night's checkpoints to the address in `AUDIT_MAIL_TO`, as lines that `npm run audit -- check
 * --checkpoints` reads, and the tenants whose chain is not whole. They are then at a place that whoever owns the
 * database can't change.
 */
export async function mailCheckpoints(
  { config, database, sendMail }: Pick<Platform, 'config' | 'database' | 'sendMail'>,
  now: number,
  { written, wrong }: { written: readonly SignedCheckpoint[]; wrong: readonly string[] },
): Promise<void> {
  const to = config.AUDIT_MAIL_TO;
  if (!to || written.length + wrong.length === 0) return;
  const lines = written.map((checkpoint) =>
    JSON.stringify({ event: 'audit_checkpoint', ...checkpoint }),
  );
  const faults = wrong.map((tenantId) => `The audit of ${tenantId} is NOT whole: see the log.`);
  const text = [...faults, ...lines].join('\n');
  const day = new Date(now).toISOString().slice(0, 10);
  const subject = `Sampan audit, ${day}${wrong.length > 0 ? ': NOT WHOLE' : ''}`;
  const html = `<pre>${escapeHtml(text)}</pre>`;
  // The deployment's own mail, of no tenant.
  const sender = { tenantId: '', from: config.MAIL_FROM, replyTo: '', now };
  await database
    .insert(outbox)
    .values(outboxRow({ sendMail }, sender, { to, subject, text, html }));
}
