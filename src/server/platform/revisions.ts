/** The scope of content that all tenants share, such as the catalogue and the exchange rates. */
export const SHARED = '';

/**
 * How long revisions count as current after they were read from the database, in milliseconds. A change
 * by another process is visible after this time at the latest.
 */
export const CURRENT_MS = 1_000;

/** Revisions by scope: a tenant's id, or `SHARED`. */
export type RevisionsByScope = Readonly<Record<string, number>>;

/** The revision of a tenant's pages: the shared revision and the tenant's own, joined. */
export const revisionIn = (found: RevisionsByScope, tenantId: string): string =>
  `${found[SHARED] ?? 0}.${found[tenantId] ?? 0}`;

/**
 * The content revisions that this process knows. They are part of the cache keys of pages and records,
 * so a change of the content makes older entries unreachable.
 */
export type Revisions = {
  /** The known revision of a tenant's pages. While it stays the same, so do the pages. */
  revisionOf: (tenantId: string) => string;
  /** Whether the known revisions were read from the database within the last second. */
  areCurrent: (now?: number) => boolean;
  /** Stores revisions just read from the database. Resolves when every process of this machine has them. */
  update: (found: RevisionsByScope, now?: number) => Promise<void>;
  /** Stores revisions that another process of this machine has read. */
  merge: (found: RevisionsByScope) => void;
};

/** `notifyPeers` passes newer revisions to the other processes of this machine, and resolves when they have them. */
export function createRevisions(
  notifyPeers: (newer: RevisionsByScope) => Promise<void> = async () => {},
): Revisions {
  const knownRevisions: Record<string, number> = Object.create(null);
  let readAt = 0;
  /** Stores the found revisions that are newer than the known ones, and returns them. */
  const storeNewer = (found: RevisionsByScope): RevisionsByScope => {
    const newer = Object.fromEntries(
      Object.entries(found).filter(([scope, revision]) => revision > (knownRevisions[scope] ?? 0)),
    );
    Object.assign(knownRevisions, newer);
    return newer;
  };
  return {
    revisionOf: (tenantId) => revisionIn(knownRevisions, tenantId),
    areCurrent: (now = Date.now()) => now - readAt < CURRENT_MS,
    async update(found, now = Date.now()) {
      readAt = Math.max(readAt, now);
      const newer = storeNewer(found);
      if (Object.keys(newer).length > 0) await notifyPeers(newer);
    },
    merge: storeNewer,
  };
}
