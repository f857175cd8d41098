/**
 * The subjects of commerce (folders of src/server/commerce), lowest first, and the lower subjects that each
 * may import besides `base`. Payment knows only the money and the status of payments. The consequences of a
 * payment or a refund for an order or a parcel are put together at a higher level, in settlement.
 */
export const SUBJECTS: Record<string, readonly string[]> = {
  base: [],
  freight: [],
  rates: [],
  // Articles name the price of packing.
  site: ['freight', 'rates'],
  // What a tenant's rules say of goods.
  goods: [],
  // Versions of the freight tariff: drafts, trying, publishing.
  tariff: ['freight', 'site'],
  notice: ['site'],
  identity: ['notice'],
  // What goods cost at the shopper's door, before anything is weighed.
  door: ['freight', 'goods'],
  // What the staff write about orders, parcels, shipments and shoppers.
  note: [],
  // Pictures that a part of the shop names stay.
  upload: ['site', 'identity'],
  ledger: [],
  // The balance, its statement and the pay password that guards it.
  wallet: ['identity', 'ledger'],
  payment: ['rates', 'ledger'],
  // Channels' accounts at payment providers, and the payments there.
  channel: ['rates'],
  deposit: ['rates', 'notice', 'upload', 'ledger', 'payment'],
  // What finance reads of the ledger: balances, closed days, clearing, reports.
  books: ['ledger', 'deposit'],
  withdrawal: ['rates', 'notice', 'identity', 'ledger', 'wallet', 'deposit'],
  refund: ['rates', 'notice', 'payment'],
  // What a shopper has at each stage.
  overview: ['ledger', 'payment'],
  // Services that shoppers requested: offers, rows, views. Doing and refusing them is in warehouse.
  service: [],
  // A network may make only so many carts without an account.
  cart: ['site', 'identity', 'goods', 'door', 'service'],
  // Products that shoppers keep in mind, and the news of them.
  favourite: ['site', 'notice'],
  // What a tenant sells itself: products, their stock, and the pieces that orders keep.
  'own-stock': [],
  // Rows, states and views of parcels; what happens to them is in warehouse and transit.
  parcel: ['goods', 'site', 'payment', 'service'],
  // Who owes money can't order.
  purchase: [
    'goods',
    'rates',
    'site',
    'notice',
    'note',
    'ledger',
    'payment',
    'refund',
    'door',
    'cart',
    'service',
    'own-stock',
    'parcel',
  ],
  warehouse: [
    'rates',
    'notice',
    'ledger',
    'wallet',
    'payment',
    'refund',
    'service',
    'upload',
    'parcel',
    'purchase',
  ],
  transit: [
    'freight',
    'goods',
    'rates',
    'site',
    'notice',
    'identity',
    'ledger',
    'payment',
    'refund',
    'service',
    'door',
    'parcel',
    'purchase',
  ],
  // Shelves, corrections, and what nobody expected.
  stock: ['site', 'payment', 'service', 'parcel', 'purchase', 'warehouse'],
  // What a scanner reads, and what follows from it.
  scan: ['parcel', 'warehouse', 'stock'],
  // What the warehouse packs and hands over: lists, boxes, papers, manifests.
  shipping: ['freight', 'site', 'parcel', 'transit'],
  // What trackers report of shipments.
  tracking: ['transit'],
  // Feedback and what else shoppers and staff write to each other.
  ticket: ['notice', 'identity', 'purchase', 'transit'],
  // What the staff see of shoppers and do with their accounts.
  shopper: ['identity', 'ledger', 'wallet'],
  settlement: [
    'channel',
    'notice',
    'upload',
    'ledger',
    'wallet',
    'payment',
    'deposit',
    'refund',
    'service',
    'parcel',
    'purchase',
    'warehouse',
    'transit',
  ],
  // Payments at providers: begun, paid, credited, taken back.
  payin: ['site', 'notice', 'identity', 'ledger', 'channel', 'deposit', 'settlement'],
  // Withdrawals that providers pay out.
  payout: ['channel', 'deposit', 'withdrawal', 'payin'],
  // Bank accounts, their statements, and what each line is; batches of payments.
  bank: ['rates', 'notice', 'upload', 'ledger', 'deposit', 'withdrawal', 'settlement'],
  // Operators' list of work, and the simulator, which acts as operators do.
  fulfilment: [
    'rates',
    'site',
    'notice',
    'service',
    'deposit',
    'withdrawal',
    'refund',
    'parcel',
    'purchase',
    'warehouse',
    'transit',
    'stock',
    'settlement',
  ],
  timers: [
    'site',
    'rates',
    'notice',
    'identity',
    'upload',
    'ledger',
    'deposit',
    'cart',
    'favourite',
    'purchase',
    'warehouse',
    'transit',
    'tariff',
    'ticket',
    'payin',
    'payout',
    'fulfilment',
  ],
};
