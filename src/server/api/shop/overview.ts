import type { overviewEndpoints } from '../../../contract/calls/overview.ts';
import { getOverview } from '../../commerce/overview/overview.ts';
import type { Handlers } from '../handler.ts';

export const overviewHandlers: Pick<Handlers, keyof typeof overviewEndpoints> = { getOverview };
