import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { call, port, visit } from '../support/world.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../scripts/tenant.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-tenant-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command against the server under test. Resolves to its output. */
async function tenant(...args: string[]): Promise<string> {
  const server = ['--server', `http://localhost:${port}`, '--token', OPERATOR_TOKEN];
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args, ...server]);
  return stdout;
}

test('one command adds a tenant with its articles, another changes it by its file', async () => {
  const id = `c${crypto.randomUUID().replaceAll('-', '')}`;
  const host = `${id}.test.localhost`;
  const facts = ['--name', 'Acme', '--host', host, '--language', 'ko,en', '--country', 'kr,my'];
  expect(await tenant('new', id, ...facts, '--currency', 'KRW')).toContain(host);
  await expect(call('getTenant', {}, { host })).resolves.toMatchObject({
    id,
    name: 'Acme',
    defaultLanguage: 'ko',
    exchangeInfo: { currency: 'KRW' },
  });
  for (const page of ['/', '/how-to-use', '/about', '/faq', '/terms', '/transportation-charge']) {
    const { status, text } = await visit(page, { host });
    expect(status, page).toBe(200);
    expect(text, page).toContain('lang="ko"');
  }

  const at = path.join(folder, 'acme.json');
  await tenant('export', id, at);
  const file = JSON.parse(readFileSync(at, 'utf8')) as TenantFile;
  const other = `other.${host}`;
  writeFileSync(at, JSON.stringify({ ...file, hosts: [...file.hosts, other] }));
  expect(await tenant('check', at)).toContain('can be changed');
  expect(await tenant('add', at)).toContain('is changed');
  await expect(call('getTenant', {}, { host: other })).resolves.toMatchObject({ id });
  expect(await tenant('list')).toContain(other);
});

test('an invalid file is explained field by field', async () => {
  const at = path.join(folder, 'wrong.json');
  await tenant('export', 'naga', at);
  const file = JSON.parse(readFileSync(at, 'utf8')) as TenantFile;
  writeFileSync(at, JSON.stringify({ ...file, record: { ...file.record, themeColor: 'red' } }));
  const refused = tenant('check', at);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('record.themeColor: invalid'),
  });
});
