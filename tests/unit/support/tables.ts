/** The catalogue is an index of the marketplaces: imports write it anew in an order of their own. */
export const CATALOGUE: readonly string[] = [
  ...['categories', 'category_ancestors', 'shops', 'products', 'product_facts', 'phrases'],
  ...['attribute_values', 'search_words', 'search_word_keys', 'search_nouns', 'suggestions'],
  ...['pictures', 'product_pictures', 'imports'],
];

/** Tables of the deployment. All others are of the tenants (docs/design.md section 3). */
export const OF_DEPLOYMENT: ReadonlySet<string> = new Set([
  ...CATALOGUE,
  ...['tenants', 'tenant_hosts', 'exchange_rates', 'revisions', 'attempts', 'ledger_checks'],
]);

/** What a site's pages need of its content is read with its record, in one statement. */
const SITE = 'left join "tenants" t on t.id = wanted';

/** Whether a statement names tables of the deployment and of tenants, though it is not that one. */
export function joinsBothKinds(statement: string): boolean {
  const names = [...statement.matchAll(/\b(?:from|join|into|update) "(\w+)"/gi)].map(
    ([, name]) => name ?? '',
  );
  // Triggers on both kinds write revisions, so every database has them.
  const kinds = names.filter((name) => name !== 'revisions').map((name) => OF_DEPLOYMENT.has(name));
  return new Set(kinds).size > 1 && !statement.includes(SITE);
}
