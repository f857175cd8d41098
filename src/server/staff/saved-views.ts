import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { SavedView } from '../../contract/ops/desk/saved-views.ts';
import { LIST_RIGHTS, type List } from '../../contract/values/desk/lists.ts';
import { MAX_VIEWS, type ViewScope, viewQuery } from '../../contract/values/desk/saved-views.ts';
import { isBuiltInRole } from '../../contract/values/people/rights.ts';
import { atomically, inList, type Statement } from '../commerce/base/atomically.ts';
import { staffNames } from '../commerce/base/staff-names.ts';
import { newId } from '../crypto/random.ts';
import { savedViews } from '../db/schema/people/saved-views.ts';
import { ALL_TENANTS } from '../db/schema/people/staff.ts';
import { requireRight, rightsAt } from './identity.ts';
import { listStaffRoles } from './roles.ts';
import type { StaffScope } from './staff-scope.ts';

type StoredView = typeof savedViews.$inferSelect;
type ViewInput = { name: string; query: string; isDefault: boolean };

const SHARE_RIGHT = 'views.act';

/** The roles that the caller has at the scope's tenant. */
const rolesOf = ({ identity, tenantId }: StaffScope): string[] =>
  identity.grants.flatMap((grant) =>
    grant.role && [tenantId, ALL_TENANTS].includes(grant.tenantId) ? [grant.role] : [],
  );

const mayShare = ({ identity, tenantId }: StaffScope): boolean =>
  rightsAt(identity, tenantId).has(SHARE_RIGHT);

/** The condition for views that the caller may see: with `views.act` also those of all roles. */
function isVisible(scope: StaffScope): SQL | undefined {
  const { owner, scope: whose } = savedViews;
  return or(
    and(eq(whose, 'OWN'), eq(owner, scope.identity.id)),
    mayShare(scope) ? eq(whose, 'ROLE') : and(eq(whose, 'ROLE'), inList(owner, rolesOf(scope))),
    eq(whose, 'TENANT'),
  );
}

/**
 * The views of a list, the oldest first: the caller's own, those of their roles, those of the tenant, and for who may
 * share views those of other roles. Throws `FORBIDDEN` for a list that the caller may not see.
 */
export async function listSavedViews(
  scope: StaffScope,
  { list }: { list: List },
): Promise<SavedView[]> {
  const { db, tenantId, identity } = scope;
  requireRight(identity, LIST_RIGHTS[list], tenantId);
  const ofList = and(eq(savedViews.tenantId, tenantId), eq(savedViews.list, list));
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(ofList, isVisible(scope)));
  return viewRows(
    scope,
    rows.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
  );
}

async function viewRows(scope: StaffScope, rows: readonly StoredView[]): Promise<SavedView[]> {
  const isOwnRole = ({ scope: whose, owner }: StoredView) =>
    whose === 'ROLE' && !isBuiltInRole(owner);
  const [names, roles] = await Promise.all([
    staffNames(
      scope,
      rows.map(({ madeBy }) => madeBy),
    ),
    rows.some(isOwnRole) ? listStaffRoles(scope) : [],
  ]);
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]));
  const ownRoles = rolesOf(scope);
  const shares = mayShare(scope);
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    scope: row.scope,
    role: row.scope === 'ROLE' ? row.owner : '',
    roleName: isOwnRole(row) ? (roleNames.get(row.owner) ?? row.owner) : '',
    name: row.name,
    query: viewQuery(row.list, row.query),
    isDefault: row.isDefault,
    applies: row.scope !== 'ROLE' || ownRoles.includes(row.owner),
    madeBy: { id: row.madeBy, name: names.get(row.madeBy) ?? row.madeBy },
    actions: row.scope === 'OWN' || shares ? ['change', 'delete'] : [],
    version: row.version,
  }));
}

/** A view that the caller may see. Throws `NOT_FOUND`, and `FORBIDDEN` for a list that they may not see. */
async function storedView(scope: StaffScope, id: string): Promise<StoredView> {
  const { db, tenantId, identity } = scope;
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.tenantId, tenantId), eq(savedViews.id, id), isVisible(scope)));
  if (!row) throw new Failure('NOT_FOUND');
  requireRight(identity, LIST_RIGHTS[row.list], tenantId);
  return row;
}

/** A view that the caller may change. Throws as `storedView`, and `FORBIDDEN` for one that is others'. */
async function changeable(scope: StaffScope, id: string): Promise<StoredView> {
  const row = await storedView(scope, id);
  if (row.scope !== 'OWN') requireRight(scope.identity, SHARE_RIGHT, scope.tenantId);
  return row;
}

/** The condition for a view that was read, still of the same tenant and people. */
const isStill = (view: StoredView): SQL | undefined =>
  and(isBeside(view), eq(savedViews.id, view.id));

async function getSavedView(scope: StaffScope, id: string): Promise<SavedView> {
  const [view] = await viewRows(scope, [await storedView(scope, id)]);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

const REFUSALS = {
  SAVED_VIEW_NAME: () =>
    new Failure('VIEW_NAME_TAKEN', {}, [
      { field: 'name', code: 'known', reason: 'VIEW_NAME_TAKEN' },
    ]),
  SAVED_VIEW_LIMIT: () => new Failure('VIEW_LIMIT', { count: MAX_VIEWS }),
} as const;

type Owned = Pick<StoredView, 'id' | 'tenantId' | 'list' | 'scope' | 'owner'>;

/** The condition for the views of the same list that are for the same people. */
const isBeside = ({ tenantId, list, scope, owner }: Owned): SQL | undefined =>
  and(
    eq(savedViews.tenantId, tenantId),
    eq(savedViews.list, list),
    eq(savedViews.scope, scope),
    eq(savedViews.owner, owner),
  );

/**
 * If a view becomes the default, the statements that make all others of the same owner ordinary ones.
 */
function otherDefaults({ db }: StaffScope, view: Owned, isDefault: boolean): Statement[] {
  if (!isDefault) return [];
  const others = and(isBeside(view), eq(savedViews.isDefault, true), ne(savedViews.id, view.id));
  const version = sql`${savedViews.version} + 1`;
  return [db.update(savedViews).set({ isDefault: false, version }).where(others)];
}

/** The owner of a new view: a role, a person or nobody. Throws `VALIDATION_FAILED` for a role that does not exist. */
async function ownerOf(scope: StaffScope, whose: ViewScope, role: string): Promise<string> {
  if (whose === 'OWN') return scope.identity.id;
  if (whose === 'TENANT') return '';
  const isKnown =
    isBuiltInRole(role) || (await listStaffRoles(scope)).some(({ id }) => id === role);
  if (!isKnown) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'role', code: 'choice' }]);
  return role;
}

/**
 * Saves a view of a list that the caller may see. Throws `FORBIDDEN`, also for a view for others without
 * `views.act`, `VALIDATION_FAILED` for an unknown role, `VIEW_NAME_TAKEN` and `VIEW_LIMIT`.
 */
export async function makeSavedView(
  scope: StaffScope,
  wanted: ViewInput & { list: List; scope: ViewScope; role: string },
): Promise<SavedView> {
  const { db, now, tenantId, identity } = scope;
  const { list, scope: whose, name, isDefault } = wanted;
  requireRight(identity, LIST_RIGHTS[list], tenantId);
  if (whose !== 'OWN') requireRight(identity, SHARE_RIGHT, tenantId);
  const owner = await ownerOf(scope, whose, wanted.role);
  const key = { id: newId(now), tenantId, list, scope: whose, owner };
  const viewCount = db.select({ views: sql`count(*)` }).from(savedViews).where(isBeside(key));
  const view = {
    ...key,
    // If there are too many views, the name is NULL, which fails the batch.
    name: sql<string>`case when (${viewCount}) < ${MAX_VIEWS} then ${name} end`,
    query: viewQuery(list, wanted.query),
    isDefault,
    madeBy: identity.id,
    createdAt: now,
  };
  const statements = [...otherDefaults(scope, key, isDefault), db.insert(savedViews).values(view)];
  await atomically(scope, statements, REFUSALS);
  return getSavedView(scope, key.id);
}

/** Changes a view. Throws `NOT_FOUND`, `FORBIDDEN` for one that is others', and `VIEW_NAME_TAKEN`. */
export async function changeSavedView(
  scope: StaffScope,
  id: string,
  { name, query, isDefault }: ViewInput,
): Promise<SavedView> {
  const { db } = scope;
  const view = await changeable(scope, id);
  const statements = [
    ...otherDefaults(scope, view, isDefault),
    db
      .update(savedViews)
      .set({ name, query: viewQuery(view.list, query), isDefault })
      .where(isStill(view)),
  ];
  await atomically(scope, statements, REFUSALS);
  return getSavedView(scope, id);
}

/** Deletes a view. Throws `NOT_FOUND`, and `FORBIDDEN` for one that is others'. */
export async function deleteSavedView(scope: StaffScope, id: string): Promise<void> {
  const view = await changeable(scope, id);
  await atomically(scope, [scope.db.delete(savedViews).where(isStill(view))], {});
}
