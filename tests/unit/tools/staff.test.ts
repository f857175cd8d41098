import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { checkChain } from '../../../src/server/staff/audit/check.ts';
import { siteFile, threeProducts } from '../support/site.ts';

const ADA = { email: 'ada@example.org', name: 'Ada Lind', role: 'OWNER', tenant: '*' };

describe('npm run staff', () => {
  let staffCommand: typeof import('../../../tools/staff/staff.ts').staffCommand;
  let db: Database;
  let printed: string[];
  beforeEach(async () => {
    const url = `file:${await siteFile('site', threeProducts)}`;
    vi.stubEnv('DATABASE_URL', url);
    vi.stubEnv('DESK_HOST', 'desk.example.org');
    db = await openDatabase(url);
    // A process opens its platform once, so each test gets a new one.
    vi.resetModules();
    ({ staffCommand } = await import('../../../tools/staff/staff.ts'));
    printed = [];
    const print = (line: unknown) => void printed.push(String(line));
    vi.spyOn(console, 'log').mockImplementation(print);
    vi.spyOn(console, 'error').mockImplementation(print);
  });
  afterEach(() => {
    vi.resetModules();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const add = (more: Partial<typeof ADA> = {}) =>
    staffCommand(['add'], { ...ADA, language: 'en', ...more });

  it('adds the first owner, without a password, and prints a link to set one', async () => {
    expect(await add()).toBe(true);
    expect(printed.join('\n')).toMatch(/desk\.example\.org(:\d+)?\/desk\/welcome\?token=\w{20,}/);
    const [person] = await db.all<{ state: string; password: string | null }>(
      sql`select state, password_hash as password from staff where email = ${ADA.email}`,
    );
    expect(person).toEqual({ state: 'INVITED', password: null });
    printed = [];
    expect(await staffCommand(['list'], { ...ADA, language: 'en' })).toBe(true);
    expect(printed).toContain('ada@example.org\tAda Lind\tINVITED');
  });

  it('is in the audit, without the link', async () => {
    await add();
    const [entry] = await db.all<{ actor: string; change: string }>(
      sql`select actor_id as actor, change from audit_entries where tenant_id = '*' and call = 'inviteStaff'`,
    );
    expect(entry?.actor).toBe('npm run staff');
    expect(entry?.change).not.toContain('token');
    expect((await checkChain({ db }, '*')).faults).toEqual([]);
  });

  it('adds nobody twice, and nobody with a role or an address that is none', async () => {
    expect(await add()).toBe(true);
    for (const wrong of [{}, { email: 'nobody' }, { email: 'b@example.org', role: 'KING' }]) {
      expect(await add(wrong)).toBe(false);
    }
    expect(await db.all(sql`select id from staff where email like '%example.org'`)).toHaveLength(1);
  });
});
