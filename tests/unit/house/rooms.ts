/**
 * The directories of the architecture, the lowest layer first, and which others each may import
 * (docs/design.md section 1). `src/waku.server.tsx` and `src/waku.client.tsx` combine them all.
 */
export const ROOMS: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/site': ['src/contract'],
  'src/framework': ['src/contract', 'src/site'],
  'src/i18n': ['src/contract', 'src/site'],
  'src/theme': ['src/contract', 'src/i18n'],
  'src/components/ui': ['src/contract', 'src/site', 'src/framework', 'src/theme'],
  'src/components': [
    'src/contract',
    'src/site',
    'src/framework',
    'src/i18n',
    'src/theme',
    'src/components/ui',
  ],
  'src/server/html': [],
  // Lines of CSV files, for every file that is written or read.
  'src/server/csv': [],
  // XML of banks.
  'src/server/xml': [],
  'src/server/cache': ['src/site'],
  'src/server/crypto': ['src/contract', 'src/server/cache'],
  'src/server/platform': ['src/contract', 'src/i18n', 'src/server/crypto', 'src/server/cache'],
  'src/server/db': [
    'src/contract',
    'src/i18n',
    'src/server/crypto',
    'src/server/cache',
    'src/server/platform',
  ],
  'src/server/storage': ['src/contract', 'src/server/crypto', 'src/server/platform'],
  'src/server/sourcing': [
    'src/contract',
    'src/i18n',
    // Colours of pictures are compared as people see them.
    'src/theme',
    // Descriptions of marketplaces hold HTML.
    'src/server/html',
    'src/server/crypto',
    'src/server/cache',
    'src/server/platform',
    'src/server/db',
    'src/server/storage',
  ],
  // Payment providers: how each receives money. The consequences are in commerce.
  'src/server/payments': ['src/contract', 'src/server/crypto', 'src/server/cache'],
  // Providers with which shoppers sign in: how each identifies a person. The consequences are in commerce.
  'src/server/openid': ['src/contract', 'src/server/cache', 'src/server/platform'],
  // Sources of exchange rates: what each publishes. How a shop uses the rates is in commerce.
  'src/server/rates': ['src/contract', 'src/server/csv', 'src/server/xml'],
  'src/server/commerce': [
    'src/contract',
    'src/site',
    'src/i18n',
    // Mails have the tenant's colour.
    'src/theme',
    // Tables that the staff take out and bring back.
    'src/server/csv',
    'src/server/xml',
    'src/server/html',
    'src/server/crypto',
    'src/server/cache',
    'src/server/platform',
    'src/server/db',
    'src/server/storage',
    'src/server/payments',
    'src/server/openid',
    'src/server/rates',
  ],
  // The people of the desk: signing in, rights, audit.
  'src/server/staff': [
    'src/contract',
    'src/site',
    'src/i18n',
    'src/server/csv',
    // The system page says how they do.
    'src/server/cache',
    // Mails to the auditor.
    'src/server/html',
    'src/server/crypto',
    'src/server/platform',
    'src/server/db',
    // Rates that two people set.
    'src/server/rates',
    'src/server/commerce',
  ],
  'src/server/request': [
    'src/contract',
    'src/site',
    'src/framework',
    'src/i18n',
    'src/server/cache',
    'src/server/platform',
  ],
  // The account's statement as a file. The edge knows only that it answers a path.
  'src/server/statement': [
    'src/contract',
    'src/site',
    'src/i18n',
    'src/server/csv',
    'src/server/request',
  ],
  // The files of the desk's exports.
  'src/server/job-file': ['src/contract', 'src/site', 'src/server/csv', 'src/server/request'],
  // Papers of shipments as PDF.
  'src/server/papers': ['src/contract', 'src/site', 'src/server/request'],
  'src/server/edge': [
    'src/contract',
    'src/site',
    'src/framework',
    'src/i18n',
    // Sanitises the HTML of a remote backend.
    'src/server/html',
    'src/server/crypto',
    'src/server/cache',
    'src/server/platform',
    // Parses forms with files as the bucket does.
    'src/server/storage',
    'src/server/request',
  ],
  'src/server/api': [
    'src/contract',
    'src/site',
    'src/i18n',
    'src/server/crypto',
    'src/server/cache',
    'src/server/platform',
    'src/server/db',
    'src/server/storage',
    'src/server/sourcing',
    'src/server/payments',
    'src/server/rates',
    'src/server/commerce',
    'src/server/staff',
  ],
  'src/pages': [
    'src/contract',
    'src/site',
    'src/framework',
    'src/i18n',
    'src/theme',
    'src/components/ui',
    'src/components',
    'src/server/request',
  ],
};
