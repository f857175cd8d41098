/**
 * The API tests that `npm test` runs on workerd with D1 besides Node, each with the reason. The others
 * use the same code on both runtimes and run on Node only. With `TEST_FULL=1` all run on both.
 */
export const ON_WORKERD: Readonly<Record<string, string>> = {
  'catalogue/catalogue': 'full-text search and facets in D1',
  'catalogue/image-search': 'pictures are unpacked by other code, uploads are in R2',
  'catalogue/links': 'short links are asked for by another fetch',
  'catalogue/marketplaces': 'signed requests to gateways by workerd’s fetch and crypto',
  'contract/good-input': 'every third endpoint: no call needs what only Node has',
  'desk/approvals-raced': 'of two decisions at once, one is carried out by a batch of D1',
  'desk/audit': 'calls of the staff that append to one chain in D1 at once',
  'desk/bank':
    'statements are in R2, and their lines are taken and matched at once in batches of D1',
  'desk/books':
    'sums of the ledger are queries of D1, and a day is closed by a batch with triggers',
  'desk/charges': 'a proposal publishes a part of the shop in a batch of D1',
  'desk/goods-rules':
    'the stored catalogue is read from D1 in pages, and rules are published there',
  'desk/many-at-once': 'many calls of the staff at once, in batches of D1',
  'desk/rates':
    'sources of rates are asked by workerd’s fetch, the ECB’s file is read there, and D1 orders the history',
  'desk/shop':
    'pictures of a shop are stored as they are, without sharp; previews and publishing in D1',
  'edge/guard': 'paths are read by workerd’s URL, files are served before the Worker',
  'edge/headers': 'headers of files come from `_headers`',
  'edge/own-writes': 'D1 has replicas, and bookmarks with which shoppers see their own writes',
  'edge/page-cache': 'the page cache is in the Worker’s memory and its compression is another',
  'edge/protocol': 'methods, paths and bodies reach us through another HTTP server',
  'edge/seo': 'robots, sitemaps and icons come before the files of the build',
  'edge/session': 'sealed cookies by workerd’s crypto',
  'edge/static-files': 'Cloudflare serves files before the Worker',
  'edge/streaming': 'streams, and what ends them, are workerd’s',
  'edge/upstream': 'a backend is asked by workerd’s fetch, with its time limits',
  'identity/identity': 'passwords are hashed by other code',
  'identity/notices': 'messages to browsers are encrypted and signed by workerd’s crypto',
  'identity/shopper-passkeys': 'signatures of passkeys are checked by workerd’s crypto',
  'identity/sign-in-providers':
    'providers are asked by workerd’s fetch, and their tokens checked by its crypto',
  'identity/uploads': 'uploads are in R2',
  'orders/announced-parcels': 'parcels without an order are in a table that D1 has made anew',
  'orders/at-once': 'concurrent batches in D1',
  'orders/guest-cart': 'lines change owners in a batch of D1, with a trigger',
  'orders/journey': 'one whole journey from search to pay',
  'orders/life': 'one whole life of an order, with timers',
  'orders/payments': 'money moves in batches of D1',
  'orders/providers':
    'payment providers are asked by workerd’s fetch, and sign what its crypto checks',
  'orders/quality-check':
    'what a shopper asks and the staff answer moves goods and money in batches of D1',
  'tenants/production': 'the Worker as it is deployed: no demonstration, one tenant, a proxy',
};
