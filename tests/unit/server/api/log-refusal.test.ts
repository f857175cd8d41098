import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { logRefusal } from '../../../../src/server/api/log-refusal.ts';
import type { Scope } from '../../../../src/server/commerce/base/scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { openTestScope } from '../../support/identity-scope.ts';

let lines: Record<string, unknown>[];
let scope: Scope;
beforeEach(async () => {
  lines = [];
  scope = await openTestScope(await openTestDatabase(), {
    clientAddress: '203.0.113.7',
    log: (line) => {
      lines.push(line);
    },
  });
});

const refuse = (name: keyof typeof endpoints, code: ErrorCode, headers = {}) =>
  logRefusal(scope, code, {
    endpoint: endpoints[name],
    request: new Request('http://shop.test/', { headers }),
  });
const events = () => lines.map(({ event }) => event);
const token = { authorization: 'Bearer of-another-shop' };

describe('the log of security events', () => {
  it('has calls over a limit, with the caller’s IP address', () => {
    refuse('sendEmailCode', 'TOO_MANY_REQUESTS');
    expect(lines).toEqual([{ event: 'limit_reached', tenant: 'one', address: '203.0.113.7' }]);
  });

  it('has calls with a session’s token that is not valid', () => {
    refuse('getProfile', 'UNAUTHENTICATED', token);
    expect(events()).toEqual(['session_refused']);
  });

  it('has nothing of visitors who have not signed in, or of other refusals', () => {
    refuse('getProfile', 'UNAUTHENTICATED');
    refuse('getProfile', 'NOT_FOUND', token);
    refuse('sendEmailCode', 'VALIDATION_FAILED');
    expect(events()).toEqual([]);
  });

  it('has a refused sign-in or operator’s token once, from where its account is known', () => {
    refuse('login', 'TOO_MANY_REQUESTS');
    refuse('markBought', 'UNAUTHENTICATED', token);
    expect(events()).toEqual([]);
  });
});
