import type { opsParcelEndpoints } from '../../../contract/ops/parcels.ts';
import type { Handlers } from '../handler.ts';

export const opsParcelHandlers = {} as Pick<Handlers, keyof typeof opsParcelEndpoints>;
