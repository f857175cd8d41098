import type { opsBankOutgoingEndpoints } from '../../../../contract/ops/money/bank-outgoing.ts';
import { listOutgoing } from '../../../commerce/bank/outgoing.ts';
import { takeOutgoing } from '../../../commerce/bank/take-outgoing.ts';
import type { Handlers } from '../../handler.ts';

export const opsBankOutgoingHandlers: Pick<Handlers, keyof typeof opsBankOutgoingEndpoints> = {
  listOutgoingSuggestions: (scope, { query }) => listOutgoing(scope, query),
  takeOutgoingSuggestions: (scope, { body }) => takeOutgoing(scope, body.pairs),
};
