import { describe, expect, it } from 'vitest';
import en from '../../../../../locales/en/desk.json' with { type: 'json' };
import zh from '../../../../../locales/zh-CN/desk.json' with { type: 'json' };
import { isAudited } from '../../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { AUDIT_SUBJECTS } from '../../../../../src/contract/values/people/audit-subjects.ts';

const CALLS = Object.entries(endpoints)
  .filter(([, endpoint]) => endpoint.auth === 'operator' && isAudited(endpoint))
  .map(([name]) => name);

describe('the audit', () => {
  it('records many calls', () => {
    expect(CALLS.length).toBeGreaterThan(100);
    expect(CALLS).toContain('revealShopper');
    expect(CALLS).not.toContain('listOpsOrders');
    expect(CALLS).not.toContain('checkOrderPaste');
    expect(CALLS).not.toContain('signInStaff');
  });

  it.each(Object.entries({ en, 'zh-CN': zh }))('names each of them in %s', (_, texts) => {
    const keys = new Set(Object.keys(texts));
    expect(CALLS.filter((call) => !keys.has(`desk.call.${call}`))).toEqual([]);
    expect(AUDIT_SUBJECTS.filter((subject) => !keys.has(`desk.subject.${subject}`))).toEqual([]);
  });
});
