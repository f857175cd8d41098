/** What all tenants share: the catalogue, the rates. */
export const SHARED = '';

/**
 * How long known revisions are taken for current without reading the database, in milliseconds. A
 * change made elsewhere shows after this time at the latest.
 */
export const CURRENT_MS = 1_000;

/** The revision of content by its owner: a tenant's id, or `SHARED`. */
export type RevisionsByScope = Readonly<Record<string, number>>;

/** The revision of a tenant's pages among these: its own and the shared one. */
export const revisionIn = (found: RevisionsByScope, tenantId: string): string =>
  `${found[SHARED] ?? 0}.${found[tenantId] ?? 0}`;

/**
 * The revisions of all content, as far as this process knows. Pages and records are cached under
 * them, so a change makes what was cached before unreachable.
 */
export type Revisions = {
  /** The known revision of a tenant's pages: its own and the shared one. The same revision, the same pages. */
  of: (tenantId: string) => string;
  /** Whether they were read from the database within the last second. */
  areCurrent: (now?: number) => boolean;
  /** Takes revisions just read from the database. Resolves when every process of this machine has them. */
  update: (found: RevisionsByScope, now?: number) => Promise<void>;
  /** Takes revisions that another process of this machine has read. */
  merge: (changed: RevisionsByScope) => void;
};

/** `tellPeers` passes newer revisions to the other processes of this machine, and resolves when they have them. */
export function createRevisions(
  tellPeers: (changed: RevisionsByScope) => Promise<void> = async () => {},
): Revisions {
  const known: Record<string, number> = Object.create(null);
  let readAt = 0;
  /** Takes those that are newer than the known ones, and returns them. */
  const takeNewer = (found: RevisionsByScope): RevisionsByScope => {
    const newer = Object.fromEntries(
      Object.entries(found).filter(([scope, revision]) => revision > (known[scope] ?? 0)),
    );
    Object.assign(known, newer);
    return newer;
  };
  return {
    of: (tenantId) => revisionIn(known, tenantId),
    areCurrent: (now = Date.now()) => now - readAt < CURRENT_MS,
    async update(found, now = Date.now()) {
      readAt = Math.max(readAt, now);
      const newer = takeNewer(found);
      if (Object.keys(newer).length > 0) await tellPeers(newer);
    },
    merge: takeNewer,
  };
}
