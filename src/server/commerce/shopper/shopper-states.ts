import type { ShopperState } from '../../../contract/values/people/shopper-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

export type ShopperEvent = 'BLOCKED' | 'UNBLOCKED' | 'ERASED';

/** What the staff can do with a shopper's account. Nothing brings an erased one back. */
export const shopperStates = stateMachine<ShopperState, ShopperEvent>({
  ACTIVE: { BLOCKED: 'BLOCKED', ERASED: 'ERASED' },
  BLOCKED: { UNBLOCKED: 'ACTIVE', ERASED: 'ERASED' },
  ERASED: {},
});
