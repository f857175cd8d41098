import type { opsWorkEndpoints } from '../../../contract/ops/work.ts';
import type { Handlers } from '../handler.ts';

export const opsWorkHandlers = {} as Pick<Handlers, keyof typeof opsWorkEndpoints>;
