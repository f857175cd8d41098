import type { refundEndpoints } from '../../contract/refunds.ts';
import type { Handlers } from './handler.ts';

export const refundHandlers = {} as Pick<Handlers, keyof typeof refundEndpoints>;
