import { Failure } from '../../../contract/errors.ts';

/** The failure of an event that a status forbids, also of one that lost a race. */
export function illegalTransition(status: string, event: string): Failure {
  return new Failure('ILLEGAL_TRANSITION', { status, event });
}
