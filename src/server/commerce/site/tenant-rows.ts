import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import { defaultProvider } from '../../payments/providers.ts';
import { storedId } from './export-tenant.ts';

/** When something is shown, and whether that is now. Times in milliseconds since the epoch. */
function timesOf({ from, until }: { from?: string; until?: string }, now: number) {
  const shownFrom = from === undefined ? null : Date.parse(from);
  const shownUntil = until === undefined ? null : Date.parse(until);
  return { shownFrom, shownUntil, shown: isShownAt({ shownFrom, shownUntil }, now) };
}

/** Whether something with these times is shown now. */
export const isShownAt = (
  { shownFrom, shownUntil }: { shownFrom: number | null; shownUntil: number | null },
  now: number,
): boolean => (shownFrom ?? now) <= now && now < (shownUntil ?? now + 1);

/** The rows for everything in a tenant's file except its record and hosts. HTML is sanitised. */
export async function rowsOfFile({ id: tenantId, ...file }: TenantFile, now: number) {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const sanitisedText = (text: TenantText): TenantText =>
    Object.fromEntries(
      Object.entries(text).map(([locale, html]) => [locale, sanitiseArticle(html)]),
    ) as TenantText;
  const withPosition = <P extends { id: string }>(parts: readonly P[]) =>
    parts.map((part, position) => ({
      ...part,
      id: storedId(tenantId, part.id),
      tenantId,
      position,
    }));
  return {
    articles: file.articles.map((article) => ({
      ...article,
      tenantId,
      html: sanitiseArticle(article.html),
      updatedAt: now,
    })),
    howToUse: file.howToUse.map((step, position) => ({ ...step, tenantId, position })),
    banners: withPosition(file.banners).map(({ from, until, ...banner }) => ({
      ...banner,
      ...timesOf({ from, until }, now),
    })),
    announcements: file.announcements.map(({ id, title, html, publishedAt, ...times }) => ({
      id: storedId(tenantId, id),
      tenantId,
      title,
      html: sanitisedText(html),
      publishedAt: Date.parse(publishedAt),
      ...timesOf(times, now),
    })),
    productGroups: withPosition(file.productGroups),
    warehouses: withPosition(file.warehouses),
    depositChannels: withPosition(file.depositChannels).map(({ minimum, maximum, ...channel }) => ({
      ...channel,
      provider: channel.provider ?? defaultProvider(channel.type),
      picture: channel.picture ?? '',
      minimumFen: toFen(minimum),
      maximumFen: toFen(maximum),
    })),
  };
}
export type TenantRows = Awaited<ReturnType<typeof rowsOfFile>>;
