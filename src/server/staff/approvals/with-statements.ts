import { Failure } from '../../../contract/errors.ts';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { Guard } from '../../commerce/base/guards.ts';
import type { Scope } from '../../commerce/base/scope.ts';

/** Thrown if the added statements refuse the transaction, with the guard that refused. */
export class ProposalRefused extends Failure {
  readonly guard: Guard;
  constructor(guard: Guard) {
    super('PROPOSAL_CLOSED');
    this.guard = guard;
  }
}

/** The guards by which the statements of a proposal refuse a transaction. */
const PROPOSAL_GUARDS: readonly Guard[] = ['PROPOSAL_STATE', 'PROPOSAL_OPEN'];

/**
 * The scope whose first commit also runs `statements`, before its own. So an act and the proposal that it
 * carries out are one transaction. Throws `ProposalRefused` if one of these statements refuses it.
 */
export function withStatements<S extends Scope>(scope: S, statements: readonly Statement[]): S {
  let isWritten = false;
  const { record } = scope;
  return {
    ...scope,
    // The call's own key is written with `statements`.
    claimedKey: undefined,
    record: {
      async commit(own, run) {
        const all = isWritten ? own : [...statements, ...own];
        const guard = await (record ? record.commit(all, run) : run(all));
        if (guard !== undefined && PROPOSAL_GUARDS.includes(guard))
          throw new ProposalRefused(guard);
        if (guard === undefined) isWritten = true;
        return guard;
      },
    },
  };
}
