import type { LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import type { DeskTenantView } from '../view.ts';

/**
 * The name of a ledger type, in the words of the shoppers' statements. Only the desk has names for the
 * tenant's own costs.
 */
export const typeName = (t: DeskTenantView['t'], type: LedgerType): string =>
  type === 'CARRIER_COST' ? t('desk.ledger.type.CARRIER_COST') : t(`transaction.type.${type}`);
