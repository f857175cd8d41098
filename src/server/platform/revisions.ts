/** What all tenants share: the catalogue, the rates. */
export const SHARED = '';

/** For how long what was heard holds unasked: what is changed elsewhere shows after this at the latest. */
export const HEARD_MS = 1_000;

/** A content's revision by whose it is: a tenant's id, or `SHARED`. */
export type RevisionsByScope = Readonly<Record<string, number>>;

/** What tells a tenant's pages at these revisions from those at any other: its own and the shared one. */
export const wordOf = (found: RevisionsByScope, tenantId: string): string =>
  `${found[SHARED] ?? 0}.${found[tenantId] ?? 0}`;

/**
 * At which revision the content of each tenant is, as far as this process knows: what is kept of a
 * tenant's pages and records is kept under it, and forgotten with it.
 */
export type Revisions = {
  /** Of a tenant's pages: its own and the shared revision in one word; the same word, the same pages. */
  of: (tenantId: string) => string;
  /** When it was last heard from the database (milliseconds); 0 where it never was. */
  readonly heardAt: number;
  /** Takes what the database says; resolves when every process of this machine knows. */
  hear: (found: RevisionsByScope, now?: number) => Promise<void>;
  /** Takes what another process of this machine heard. */
  learn: (changed: RevisionsByScope) => void;
};

/** `tellPeers` passes what is new to the other processes of this machine, and resolves when they have it. */
export function createRevisions(
  tellPeers: (changed: RevisionsByScope) => Promise<void> = async () => {},
): Revisions {
  const known = new Map<string, number>();
  let heardAt = 0;
  /** Takes what is newer than what is known, and answers that. */
  const take = (found: RevisionsByScope): RevisionsByScope => {
    const newer = Object.entries(found).filter(
      ([scope, revision]) => revision > (known.get(scope) ?? 0),
    );
    for (const [scope, revision] of newer) known.set(scope, revision);
    return Object.fromEntries(newer);
  };
  return {
    of: (tenantId) => `${known.get(SHARED) ?? 0}.${known.get(tenantId) ?? 0}`,
    get heardAt() {
      return heardAt;
    },
    async hear(found, now = Date.now()) {
      heardAt = Math.max(heardAt, now);
      const newer = take(found);
      if (Object.keys(newer).length > 0) await tellPeers(newer);
    },
    learn: take,
  };
}
