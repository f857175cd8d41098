import { expect, it } from 'vitest';
import { replyFlash } from '../../../../../src/components/desk/tickets/reply-flash.ts';
import type { Flash } from '../../../../../src/site/flash.ts';

const OLDER = 'An older draft';
const refused = (code: string | undefined): Flash => ({
  ...{ kind: 'error', form: 'replyToTicket', errors: [], values: {} },
  ...{ cutText: 'not all is here', code },
});

it.each([
  ['that came too late', 'STALE_VERSION', OLDER, undefined],
  ['that came too late, but is no draft', 'STALE_VERSION', '', 'not all is here'],
  ['of which a field is wrong', 'VALIDATION_FAILED', OLDER, 'not all is here'],
  ['to a closed ticket', 'ILLEGAL_TRANSITION', OLDER, 'not all is here'],
  ['of somebody who had to sign in again', undefined, OLDER, 'not all is here'],
])('a long reply %s says whether its text is missing', (_, code, draft, cut) => {
  expect(replyFlash(refused(code), draft)?.cutText).toBe(cut);
});

it('without a refusal there is nothing to show', () => {
  expect(replyFlash(undefined, OLDER)).toBeUndefined();
});
