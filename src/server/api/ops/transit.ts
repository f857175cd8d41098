import type { opsTransitEndpoints } from '../../../contract/ops/transit.ts';
import type { Handlers } from '../handler.ts';

export const opsTransitHandlers = {} as Pick<Handlers, keyof typeof opsTransitEndpoints>;
