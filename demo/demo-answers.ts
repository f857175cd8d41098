import { eq } from 'drizzle-orm';
import type en from '../locales/en/answers.json';
import { readyAnswers } from '../src/server/db/schema/orders/tickets.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { inLanguages } from './texts/in-languages.ts';

/** The ready answers of a demonstration; their texts are in `locales/<locale>/answers.json`. */
const ANSWERS: readonly { title: string; text: keyof typeof en }[] = [
  { title: 'Looking into it', text: 'lookingIntoIt' },
  { title: 'On its way', text: 'onItsWay' },
  { title: 'Please send photos', text: 'sendPhotos' },
];

/** Gives each tenant some ready answers, unless it has any. */
export async function writeDemoAnswers(
  db: Database,
  tenants: readonly { id: string }[],
  now: number,
): Promise<void> {
  for (const { id: tenantId } of tenants) {
    const [known] = await db
      .select({ id: readyAnswers.id })
      .from(readyAnswers)
      .where(eq(readyAnswers.tenantId, tenantId))
      .limit(1);
    if (known) continue;
    await db.insert(readyAnswers).values(
      ANSWERS.map(({ title, text }, index) => ({
        id: `demo-${tenantId}-answer-${index}`,
        tenantId,
        title,
        texts: inLanguages('answers', text),
        createdAt: now,
      })),
    );
  }
}
