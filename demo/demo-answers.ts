import { eq } from 'drizzle-orm';
import { readyAnswers } from '../src/server/db/schema/tickets.ts';
import type { Database } from '../src/server/platform/platform.ts';

const ANSWERS = [
  {
    title: 'Looking into it',
    texts: {
      en: 'Hello {name},\n\nthank you for writing. We are looking into it and will write again within a day.\n\n{agent}, {shop}',
    },
  },
  {
    title: 'On its way',
    texts: {
      en: 'Hello {name},\n\n{number} is on its way. You find where it is on its page under “My orders”.\n\n{agent}, {shop}',
    },
  },
  {
    title: 'Please send a photo',
    texts: {
      en: 'Hello {name},\n\nwe are sorry about {number}. Please ask for a refund on its page and add photos of the goods and of the label, so that we can claim from the carrier.\n\n{agent}, {shop}',
      'zh-CN':
        '{name}，您好！\n\n{number} 给您添麻烦了。请在订单页申请退款，并上传商品和面单照片，以便我们向承运商索赔。\n\n{shop} {agent}',
    },
  },
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
      ANSWERS.map((answer, index) => ({
        id: `demo-${tenantId}-answer-${index}`,
        tenantId,
        ...answer,
        createdAt: now,
      })),
    );
  }
}
