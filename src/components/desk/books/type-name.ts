import type { LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import type { DeskTenantView } from '../view.ts';

/** What moved the ledger, in the words of the shoppers’ statements; those of the tenant’s own costs are only here. */
export const typeName = (t: DeskTenantView['t'], type: LedgerType): string =>
  type === 'CARRIER_COST' ? t('desk.ledger.type.CARRIER_COST') : t(`transaction.type.${type}`);
