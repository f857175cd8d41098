import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workerVariables } from '../../../../build/worker-variables.ts';
import { configurationTable } from '../../../../tools/docs/configuration-table.ts';

it('docs/configuration.md has every variable with the description in the code', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  const [table = ''] = /^\| variable \|(?:.*\n)+?(?=\n)/m.exec(page) ?? [];
  expect(table.trimEnd()).toBe(configurationTable());
});

it('a local Worker gets the variables that it reads, and none that only Node reads', () => {
  const environment = { PORT: '4000', SMTP_URL: 'smtp://mail.test', TENANT_ID: 'naga', PATH: '/' };
  expect(workerVariables(environment)).toEqual({
    SECRETS: expect.stringMatching(/^k1:/),
    DEMO: 'true',
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: 'http://{host}:4000',
    TENANT_ID: 'naga',
  });
});
