import { Failure } from '../../../contract/errors.ts';

/** The failure of an event that the status forbids, also after a concurrent call changed the status. */
export function illegalTransition(status: string, event: string): Failure {
  return new Failure('ILLEGAL_TRANSITION', { status, event });
}
