/** Tables of the catalogue. Imports rewrite them in their own order, so they have no foreign keys. */
export const CATALOGUE_TABLES: readonly string[] = [
  ...['categories', 'category_ancestors', 'shops', 'products', 'product_facts', 'phrases'],
  ...['attribute_values', 'search_words', 'search_word_keys', 'search_nouns', 'search_names'],
  'suggestions',
  ...['pictures', 'product_pictures', 'imports'],
];

/** Tables of the deployment. All others are of the tenants (docs/design.md section 3). */
export const DEPLOYMENT_TABLES: ReadonlySet<string> = new Set([
  ...CATALOGUE_TABLES,
  ...['tenants', 'tenant_hosts', 'source_rates', 'revisions', 'attempts', 'ledger_checks'],
  'health_signs',
  'push_keys',
  ...['staff', 'staff_assignments', 'staff_sessions', 'staff_links', 'staff_keys'],
  ...['staff_roles', 'staff_passkeys', 'staff_challenges', 'staff_failures'],
  ...['staff_station_devices', 'staff_badges'],
]);

/** A part of the one statement that may join both kinds of tables: it reads a tenant's record with its content. */
const TENANT_STATEMENT = 'left join "tenants" t on t.id = wanted';

/** Whether a statement names tables of the deployment and of tenants, and is not the one that may. */
export function joinsBothKinds(statement: string): boolean {
  const names = [...statement.matchAll(/\b(?:from|join|into|update) "(\w+)"/gi)].map(
    ([, name]) => name ?? '',
  );
  // Every database has the table `revisions`, because triggers on both kinds of tables write it.
  const kinds = names
    .filter((name) => name !== 'revisions')
    .map((name) => DEPLOYMENT_TABLES.has(name));
  return new Set(kinds).size > 1 && !statement.includes(TENANT_STATEMENT);
}
