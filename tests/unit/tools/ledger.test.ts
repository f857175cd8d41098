import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerCommand } from '../../../tools/ledger/ledger.ts';
import { siteFile, threeProducts } from '../support/site.ts';

describe('npm run ledger -- check', () => {
  let url: string;
  let printed: string[];
  beforeEach(async () => {
    url = `file:${await siteFile('site', threeProducts)}`;
    vi.stubEnv('DATABASE_URL', url);
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const check = () => ledgerCommand(['check'], {});

  it('prints a line for each tenant and succeeds, also while another process writes', async () => {
    const writer = await createClient({ url }).transaction('write');
    await writer.execute('update ledger_accounts set balance_fen = 0');
    expect(await check()).toBe(true);
    await writer.rollback();
    expect(printed).toContain('sampan: right, 2 lines, 2 not sealed yet, no seal yet');
    expect(printed.length).toBeGreaterThanOrEqual(5);
    expect(new Set(printed.map((line) => line.split(',')[0]?.split(': ')[1]))).toEqual(
      new Set(['right']),
    );
  });

  it('prints what is wrong below its tenant, and fails', async () => {
    const client = createClient({ url });
    await client.execute(
      "update ledger_accounts set balance_fen = 1 where tenant_id = 'naga' and kind = 'CLEARING'",
    );
    expect(await check()).toBe(false);
    const at = printed.findIndex((line) => line.startsWith('naga: WRONG, '));
    expect(printed.slice(at + 1, at + 3)).toEqual([
      '  trial balance is 200001',
      '  CLEARING:: 1 is not what its lines say',
    ]);
    expect(printed.filter((line) => line.includes('WRONG'))).toHaveLength(1);
  });

  it('explains itself when it does not know the command', async () => {
    expect(await ledgerCommand(['prove'], {})).toBe(false);
    expect(printed.join('\n')).toContain('npm run ledger -- check');
  });

  it('makes no database where there is none', async () => {
    vi.stubEnv('DATABASE_URL', `${url}-elsewhere`);
    await expect(check()).rejects.toThrow('There is no database at');
  });
});
