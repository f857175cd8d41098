/**
 * The constraints and triggers that commerce relies on, each with the database's error when it refuses
 * a batch. The guards of a status work with `onlyFrom`: if a change of status is not allowed, it
 * writes NULL into the NOT NULL column, which fails the whole batch.
 */
const GUARDS = {
  /** A visitor without an account has as many lines as their cart may hold. */
  GUEST_CART_FULL: 'cart_items: a guest has too many',
  /** The cart of a visitor without an account was deleted: they have signed in meanwhile. */
  GUEST_CART_GONE: /CHECK constraint failed: (?:cart_items_owner|previews_owner_kind)\b/,
  /** A statement does not continue the balance of its account any more. */
  BANK_BALANCE: 'NOT NULL constraint failed: bank_accounts.balance_minor',
  BANK_ACCOUNT_NAME: 'UNIQUE constraint failed: bank_accounts.tenant_id, bank_accounts.name',
  BANK_FILE_STATE: 'NOT NULL constraint failed: bank_files.state',
  /** The account has the same file. */
  BANK_FILE_KNOWN:
    'UNIQUE constraint failed: bank_files.tenant_id, bank_files.account_id, bank_files.sha256',
  /** The account has a line of this identity. */
  BANK_LINE_KNOWN:
    'UNIQUE constraint failed: bank_lines.tenant_id, bank_lines.account_id, bank_lines.identity',
  /** Somebody else has explained the line meanwhile, or removed its explanation. */
  BANK_LINE_STATE: 'NOT NULL constraint failed: bank_lines.state',
  PAYOUT_STATE: 'NOT NULL constraint failed: payouts.state',
  PAYOUT_ITEM_STATE: 'NOT NULL constraint failed: payout_items.state',
  /** The withdrawal is in another batch that is under way. */
  PAYOUT_ITEM_HELD: 'UNIQUE constraint failed: payout_items.tenant_id, payout_items.withdrawal_id',
  PROVIDER_PAYOUT_STATE: 'NOT NULL constraint failed: provider_payouts.state',
  /** A provider pays the withdrawal out already. */
  PROVIDER_PAYOUT_HELD:
    'UNIQUE constraint failed: provider_payouts.tenant_id, provider_payouts.withdrawal_id',
  BANK_MATCH_STATE: 'NOT NULL constraint failed: bank_matches.state',
  /** The picture of a channel's code was removed. */
  CHANNEL_PICTURE: 'NOT NULL constraint failed: deposit_channels.picture',
  CARRIER_INVOICE_STATE: 'NOT NULL constraint failed: carrier_invoices.state',
  /** The carrier's invoice is there. */
  CARRIER_INVOICE_KNOWN:
    'UNIQUE constraint failed: carrier_invoices.tenant_id, carrier_invoices.carrier, carrier_invoices.invoice_no',
  /** Somebody else has entered a cost of the shipment meanwhile. */
  FREIGHT_COST_NUMBER:
    'UNIQUE constraint failed: freight_costs.tenant_id, freight_costs.transit_order_id, freight_costs.number',
  /** The invoice has charged the shipment already. */
  FREIGHT_COST_INVOICE:
    'UNIQUE constraint failed: freight_costs.tenant_id, freight_costs.invoice_id, freight_costs.transit_order_id',
  /** A shipment would have cost less than nothing. */
  FREIGHT_COST_TOTAL: 'CHECK constraint failed: freight_costs_total',
  TENANT_EXISTS: 'UNIQUE constraint failed: tenants.id',
  TENANT_REVISION: 'NOT NULL constraint failed: tenants.revision',
  /** A version of a tariff is not in the state that the change needs. */
  TARIFF_STATE: 'NOT NULL constraint failed: tariffs.state',
  /** The tenant has a draft, or a version published for later. */
  TARIFF_OPEN: 'UNIQUE constraint failed: tariffs.tenant_id, tariffs.state',
  HOST_TAKEN: 'UNIQUE constraint failed: tenant_hosts.host',
  PASSWORD_REPLACED: 'NOT NULL constraint failed: users.password_hash',
  OVERDRAFT: 'CHECK constraint failed: ledger_accounts_no_overdraft',
  KEY_TAKEN_OVER: 'NOT NULL constraint failed: idempotency_keys.status',
  LEDGER_TRANSFER_EXISTS: 'ledger_transfers: the key exists',
  /** More is paid back than the shopper owes. */
  OWED_PAID: 'ledger_accounts: more than is owed',
  /** The shopper owes money. */
  BALANCE_OWED: 'NOT NULL constraint failed: ledger_accounts.balance_fen',
  PROVIDER_PAYMENT_STATE: 'NOT NULL constraint failed: provider_payments.state',
  /** A top-up has another payment that can still be paid. */
  PROVIDER_PAYMENT_OPEN:
    'UNIQUE constraint failed: provider_payments.tenant_id, provider_payments.deposit_id',
  /** The provider's money belongs to another payment. */
  PROVIDER_MONEY_KNOWN:
    'UNIQUE constraint failed: provider_payments.tenant_id, provider_payments.provider, provider_payments.paid_reference',
  REVERSAL_STATE: 'NOT NULL constraint failed: reversals.state',
  REVERSAL_KNOWN:
    'UNIQUE constraint failed: reversals.tenant_id, reversals.provider_payment_id, reversals.reference',
  LEDGER_SEALED: 'ledger_seals: not the next seal',
  /** Something is dated into a day that finance has closed. */
  DAY_CLOSED: 'day_closes: the day is closed',
  /** Somebody else has closed the day meanwhile. */
  DAY_CLOSE_TAKEN: 'day_closes: not the next day',
  /** A line was posted into the day since its totals were computed. */
  DAY_MOVED: 'NOT NULL constraint failed: day_closes.last_sequence',
  /** A variant of own stock has fewer items left, or is not sold any more. */
  OWN_STOCK:
    /CHECK constraint failed: own_variants_stock|NOT NULL constraint failed: own_variants\.reserved/,
  OWN_PRODUCT_STATE: 'NOT NULL constraint failed: own_products.state',
  /** The tenant has another product or variant of this code. */
  OWN_CODE_TAKEN:
    /UNIQUE constraint failed: own_(?:products\.tenant_id, own_products\.code|variants\.tenant_id, own_variants\.sku)/,
  ORDER_STATUS: 'NOT NULL constraint failed: purchase_orders.status',
  PARCEL_STATUS: 'NOT NULL constraint failed: purchase_parcels.status',
  PARCEL_ANNOUNCED:
    'UNIQUE constraint failed: purchase_parcels.tenant_id, purchase_parcels.user_id, purchase_parcels.domestic_tracking_no',
  TRANSIT_STATUS: 'NOT NULL constraint failed: transit_orders.status',
  TRANSIT_PARCEL_HELD: 'UNIQUE constraint failed: transit_order_parcels.parcel_id',
  PAYMENT_STATUS: 'NOT NULL constraint failed: payments.status',
  DEPOSIT_STATUS: 'NOT NULL constraint failed: deposits.status',
  CERTIFICATE_USED: 'UNIQUE constraint failed: deposits.tenant_id, deposits.certificate_hash',
  REFUND_STATUS: 'NOT NULL constraint failed: refunds.status',
  REFUND_OPEN: 'UNIQUE constraint failed: refunds.order_type, refunds.order_id',
  WITHDRAWAL_STATUS: 'NOT NULL constraint failed: withdrawals.status',
  SCAN_TAKEN: 'UNIQUE constraint failed: scans.',
  SERVICE_STATE: 'NOT NULL constraint failed: service_requests.state',
  UNKNOWN_STATE: 'NOT NULL constraint failed: unknown_parcels.state',
  UNKNOWN_BOOKED:
    'UNIQUE constraint failed: unknown_parcels.tenant_id, unknown_parcels.tracking_no',
  SHOPPER_STATE: 'NOT NULL constraint failed: users.state',
  TICKET_STATE: 'NOT NULL constraint failed: tickets.state',
  STAFF_EMAIL: 'UNIQUE constraint failed: staff.email',
  STAFF_ROLE_NAME: 'UNIQUE constraint failed: staff_roles.tenant_id, staff_roles.name',
  /** A role was changed, deleted or given to somebody since it was read. */
  STAFF_ROLE_CHANGED:
    /NOT NULL constraint failed: (?:staff_assignments\.role|staff_roles\.(?:name|rights))\b/,
  /** The object no longer has the version that the member of the staff has seen. */
  SUBJECT_VERSION: /NOT NULL constraint failed: \w+\.version\b/,
  WORK_CLAIMED: 'NOT NULL constraint failed: work_claims.claimed_by',
  STAFF_STATE: 'NOT NULL constraint failed: staff.state',
  /** The shopper or another one has the passkey. */
  SHOPPER_PASSKEY_EXISTS: 'UNIQUE constraint failed: passkeys.tenant_id, passkeys.id',
  /** The person at a provider is joined to an account. */
  PROVIDER_JOINED:
    'UNIQUE constraint failed: sign_in_identities.tenant_id, sign_in_identities.issuer, sign_in_identities.subject',
  PASSKEY_EXISTS: 'UNIQUE constraint failed: staff_passkeys.id',
  PASSKEY_NAME: 'NOT NULL constraint failed: staff_passkeys.name',
  STAFF_LINK_USED: 'NOT NULL constraint failed: staff_links.created_at',
  /** Another process runs the job, or it was cancelled. */
  JOB_TAKEN: 'NOT NULL constraint failed: jobs.slices',
  JOB_STATE: 'NOT NULL constraint failed: jobs.state',
  JOB_ROW: 'NOT NULL constraint failed: job_rows.state',
  SAVED_VIEW_NAME:
    'UNIQUE constraint failed: saved_views.tenant_id, saved_views.list, saved_views.scope, saved_views.owner, saved_views.name',
  SAVED_VIEW_LIMIT: 'NOT NULL constraint failed: saved_views.name',
  AUDIT_HEAD: 'audit_entries: not the next entry',
  PROPOSAL_STATE: 'NOT NULL constraint failed: proposals.state',
  PROPOSAL_OPEN: 'proposals: one is open',
  /** A later rate of the currency was stored meanwhile. */
  RATE_SEQUENCE: 'tenant_rates: not the next rate',
  RULES_REPLACED: 'approval_rules: not the next version',
  WITHDRAWAL_OPEN: 'UNIQUE constraint failed: withdrawals.tenant_id, withdrawals.user_id',
} as const;
export type Guard = keyof typeof GUARDS;

const isNamed = (constraint: string | RegExp, message: string): boolean =>
  typeof constraint === 'string' ? message.includes(constraint) : constraint.test(message);

/** The guard whose constraint is named in an error or in one of its causes. */
export function guardOf(error: unknown): Guard | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    const guard = (Object.keys(GUARDS) as Guard[]).find((name) => isNamed(GUARDS[name], message));
    if (guard) return guard;
  }
  return undefined;
}
