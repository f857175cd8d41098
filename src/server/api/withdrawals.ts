import type { withdrawalEndpoints } from '../../contract/withdrawals.ts';
import type { Handlers } from './handler.ts';

export const withdrawalHandlers = {} as Pick<Handlers, keyof typeof withdrawalEndpoints>;
