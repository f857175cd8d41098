import { expect, it } from 'vitest';
import { errorText } from '../../../../src/server/platform/log.ts';

it('whatever is thrown is logged: an error with its stack, anything else as text', () => {
  expect(errorText(new Error('no disk'))).toMatch(/^Error: no disk\n +at /);
  expect([null, undefined, 'late', 7].map(errorText)).toEqual(['null', 'undefined', 'late', '7']);
});
