import { type SQL, sql } from 'drizzle-orm';
import { ARTICLE_TYPES, type ArticleType } from '../../../contract/values/shop/site-kinds.ts';
import { CATEGORY_ROWS, categoryRowsJson } from '../../db/category-rows.ts';
import {
  type ContentKey,
  cacheContent,
  cachedContent,
  isContentCached,
} from '../../db/content-cache.ts';
import { updateRevisions } from '../../db/known-revision.ts';
import { tenantRates } from '../../db/schema/money/rates.ts';
import { revisions, TIMERS } from '../../db/schema/revisions.ts';
import {
  articles,
  howToUseSteps,
  tenantHosts,
  tenants,
  warehouses,
} from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { type RevisionsByScope, revisionIn, SHARED } from '../../platform/revisions.ts';
import type { StoredTenant } from '../base/scope.ts';

/** The tenant of a loopback host that belongs to no other tenant. */
export const DEFAULT_TENANT_ID = 'sampan';

type SiteRate = { raw: string; marginBp: number; source: string; fetchedAt: number };

/** A tenant, with further data that nearly every page of its site needs. */
export type TenantSite = StoredTenant & {
  /** Whether the tenant is closed. */
  archived: boolean;
  /**
   * The exchange rates of its currency and of those that visitors may choose, by code. A currency that
   * never had a rate is absent.
   */
  rates: Partial<Record<string, SiteRate>>;
  /** The types of its articles, in any language. `HOW_TO_USE` also if it has only steps. */
  articleTypes: ArticleType[];
  /** The countries where it has local warehouses. */
  localCountries: string[];
  /** The revision of its content at which this was read, as `Revisions.revisionOf` writes it. */
  contentRevision: string;
};

const byHost = (key: string): ContentKey => ({
  kind: 'host',
  scope: SHARED,
  key,
  onlyIfCurrent: true,
});
const byId = (id: string): ContentKey => ({
  kind: 'tenant',
  scope: id,
  key: id,
  onlyIfCurrent: true,
});

/**
 * The tenant of a host (a port is dropped): its own entry, else the nearest wildcard
 * (`*.example.org`), else the tenant whose preview host it is, else on loopback the default tenant.
 * Undefined for an unknown host.
 */
export async function tenantByHost(
  db: Database,
  host: string,
  previewDomain?: string,
): Promise<TenantSite | undefined> {
  const name = hostName(host);
  const content = byHost(`${name} ${previewDomain}`);
  const id = await cachedContent(db, content, async () => {
    const { site, found } = await readSite(db, idOfHost(name, previewDomain));
    cacheContent(db, content, site?.id, found);
    return site?.id;
  });
  return id === undefined ? undefined : tenantById(db, id);
}

/** A tenant by its id, or undefined; from the cache while its content has not changed. */
export function tenantById(db: Database, id: string): Promise<TenantSite | undefined> {
  return cachedContent(db, byId(id), async () => (await readSite(db, sql`${id}`)).site);
}

/** Whether the deployment has any tenant yet. */
export async function hasTenants(db: Database): Promise<boolean> {
  return (await db.select({ id: tenants.id }).from(tenants).limit(1)).length > 0;
}

/** Any tenant of the deployment, for a call of the desk that names none. Undefined if there is none yet. */
export async function firstTenant(db: Database): Promise<TenantSite | undefined> {
  const [first] = await db.select({ id: tenants.id }).from(tenants).orderBy(tenants.id).limit(1);
  return first && tenantById(db, first.id);
}

type SiteRow = Record<'id' | 'record' | 'articleTypes' | 'localCountries' | 'revisions', string> & {
  revision: number;
  archived: number;
  hasSteps: number;
  categories: string | null;
  rates: string;
};

/**
 * Reads a tenant in one statement, together with the revisions of all content, under which it is
 * cached. The statement also reads the categories if they are not cached, because nearly every page
 * of any tenant needs them.
 */
async function readSite(
  db: Database,
  id: SQL,
): Promise<{ site: TenantSite | undefined; found: RevisionsByScope }> {
  const ofTenant = sql`where tenant_id = t.id`;
  const [row] = await db.all<SiteRow | ({ id: null } & SiteRow)>(sql`
    select t.id as "id", t.record as "record", t.revision as "revision",
      t.archived_at is not null as "archived",
      (select json_group_object(json_each.value, (
          select json_object('raw', raw, 'marginBp', margin_bp, 'source', source, 'fetchedAt', fetched_at)
          from ${tenantRates} ${ofTenant} and currency = json_each.value and state = 'USED' order by sequence desc limit 1))
        from json_each(json_insert(
          coalesce(t.record -> '$.currencies', '[]'), '$[#]', t.record ->> '$.currency'))) as "rates",
      (select json_group_array(distinct type) from ${articles} ${ofTenant}) as "articleTypes",
      exists (select 1 from ${howToUseSteps} ${ofTenant}) as "hasSteps",
      (select json_group_array(country) from (select country from ${warehouses} ${ofTenant}
        and region = 'LOCAL' and closed = 0 order by position, id)) as "localCountries",
      (select json_group_object(scope, revision) from ${revisions} where scope <> ${TIMERS}) as "revisions",
      ${isContentCached(db, CATEGORY_ROWS) ? sql`null` : categoryRowsJson} as "categories"
    from (select ${id} as wanted) left join ${tenants} t on t.id = wanted`);
  if (!row) throw new Error('the statement returns one row');
  const found: RevisionsByScope = JSON.parse(row.revisions);
  await updateRevisions(db, found);
  if (row.categories !== null) cacheContent(db, CATEGORY_ROWS, JSON.parse(row.categories), found);
  if (row.id === null) return { site: undefined, found };
  const types = new Set<string>(JSON.parse(row.articleTypes));
  if (row.hasSteps) types.add('HOW_TO_USE');
  const site: TenantSite = {
    id: row.id,
    record: JSON.parse(row.record),
    revision: row.revision,
    archived: row.archived === 1,
    rates: parsedRates(row.rates),
    articleTypes: ARTICLE_TYPES.filter((type) => types.has(type)),
    localCountries: [...new Set<string>(JSON.parse(row.localCountries))],
    contentRevision: revisionIn(found, row.id),
  };
  cacheContent(db, byId(site.id), site, found);
  return { site, found };
}

function parsedRates(json: string): TenantSite['rates'] {
  const rates: Record<string, SiteRate | null> = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(rates).map(([currency, rate]) => [currency, rate ?? undefined]),
  );
}

/** The SQL expression for the id of a host's tenant. */
function idOfHost(name: string, previewDomain: string | undefined): SQL {
  const candidates = JSON.stringify([name, ...wildcards(name)]);
  const idsByName = [
    previewDomain ? previewLabel(name, previewDomain) : '',
    isLoopback(name) ? DEFAULT_TENANT_ID : '',
  ];
  return sql`coalesce(
    (select h.tenant_id from json_each(${candidates}) c
      cross join ${tenantHosts} h on h.host = c.value order by c.key limit 1),
    (select o.id from json_each(${JSON.stringify(idsByName)}) c
      cross join ${tenants} o on o.id = c.value order by c.key limit 1))`;
}

/** The host of a tenant's preview, in addition to its own hosts. */
export const previewHost = (id: string, previewDomain: string): string => `${id}.${previewDomain}`;

/** The part of a host before the preview domain; empty if the host is not below that domain. */
const previewLabel = (name: string, previewDomain: string): string =>
  name.endsWith(`.${previewDomain}`) ? name.slice(0, -previewDomain.length - 1) : '';

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The wildcards that match `a.b.example.org`: `*.b.example.org`, `*.example.org`, `*.org`. Only the
 * last 20 labels count.
 */
function wildcards(name: string): string[] {
  const labels = name.split('.').slice(-20);
  return labels.slice(1).map((_, i) => `*.${labels.slice(i + 1).join('.')}`);
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}
