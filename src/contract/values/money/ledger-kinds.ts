import { ACCOUNT_TRANSACTION_TYPES } from './money-kinds.ts';

/**
 * The accounts of a tenant's ledger. `AVAILABLE`, `FROZEN` and `OWED` belong to a shopper, one of each to everybody.
 * `OWED` is never above zero: what a payment provider took back and the balance did not have.
 */
export const SHOPPER_ACCOUNTS = ['AVAILABLE', 'FROZEN', 'OWED'] as const;

/** Those of the tenant itself, one of each (docs/domain.md section 4). */
const TENANT_ACCOUNTS = [
  'CLEARING',
  'SUSPENSE',
  'PURCHASE_REVENUE',
  'FREIGHT_REVENUE',
  'SERVICE_FEE',
  'PROMOTION_EXPENSE',
  'COMMISSION_PAYABLE',
  'FX_ROUNDING',
  'ADJUSTMENT',
  /** What carriers charged, and what is due to them for it. */
  'FREIGHT_COST',
  'CARRIER_PAYABLE',
] as const;

/** The chart of accounts, in the order in which it is shown. */
export const LEDGER_ACCOUNT_KINDS = [...SHOPPER_ACCOUNTS, ...TENANT_ACCOUNTS] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** What an account is in a balance sheet. On every account of the ledger a credit adds and a debit subtracts. */
export const ACCOUNT_CLASS: Record<
  LedgerAccountKind,
  'ASSET' | 'LIABILITY' | 'INCOME' | 'EXPENSE'
> = {
  AVAILABLE: 'LIABILITY',
  FROZEN: 'LIABILITY',
  OWED: 'ASSET',
  CLEARING: 'ASSET',
  SUSPENSE: 'LIABILITY',
  PURCHASE_REVENUE: 'INCOME',
  FREIGHT_REVENUE: 'INCOME',
  SERVICE_FEE: 'INCOME',
  PROMOTION_EXPENSE: 'EXPENSE',
  COMMISSION_PAYABLE: 'LIABILITY',
  FX_ROUNDING: 'EXPENSE',
  ADJUSTMENT: 'EXPENSE',
  FREIGHT_COST: 'EXPENSE',
  CARRIER_PAYABLE: 'LIABILITY',
};

/** What moves the ledger: what shoppers read in their statements, and the tenant’s own costs. */
export const LEDGER_TYPES = [...ACCOUNT_TRANSACTION_TYPES, 'CARRIER_COST'] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];
