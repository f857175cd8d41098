import type { ShopperState } from '../../../contract/values/people/shopper-kinds.ts';
import { stateMachine } from '../base/state-machine.ts';

export type ShopperEvent = 'BLOCKED' | 'UNBLOCKED' | 'ERASED';

/** The states of a shopper's account and the acts of the staff. An erased account stays erased. */
export const shopperStates = stateMachine<ShopperState, ShopperEvent>({
  ACTIVE: { BLOCKED: 'BLOCKED', ERASED: 'ERASED' },
  BLOCKED: { UNBLOCKED: 'ACTIVE', ERASED: 'ERASED' },
  ERASED: {},
});
