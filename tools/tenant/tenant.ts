import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '../../demo/seed.ts';
import { starterFile } from '../../demo/starter.ts';
import { createApiClient } from '../../src/contract/client.ts';
import { ApiError, Failure } from '../../src/contract/errors.ts';
import { type TenantFile, tenantFile } from '../../src/contract/ops/shop/tenant-file.ts';
import type { TenantSummary } from '../../src/contract/ops/shop/tenants.ts';
import { validate } from '../../src/contract/validate.ts';
import type { Locale } from '../../src/contract/values/shop/locales.ts';
import { minutesFromUtc, offsetOfMinutes, type Zone } from '../../src/i18n/time-zone.ts';
import { exportTenant } from '../../src/server/commerce/site/export-tenant.ts';
import { listTenants, summarise } from '../../src/server/commerce/site/list-tenants.ts';
import { putTenant } from '../../src/server/commerce/site/put-tenant.ts';
import { DEFAULT_TENANT_ID } from '../../src/server/commerce/site/tenants.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend, type Platform } from '../../src/server/platform/platform.ts';
import { rateDefaults } from '../../src/server/rates/defaults.ts';
import { commandRecord } from '../audit/command-record.ts';
import { openD1 } from '../import/target.ts';
import { migrateForCommand } from '../servers/database.ts';
import { languageNamed } from './languages.ts';
import { USAGE } from './usage.ts';

export type TenantOptions = {
  name?: string;
  host: string;
  language?: string;
  country?: string;
  currency?: string;
  color: string;
  utc?: string;
  email?: string;
  phone: string;
  like?: string;
  server?: string;
  token?: string;
  d1?: string;
};

const COMMANDS = ['list', 'new', 'add', 'check', 'export'];

/** The calls that the commands make, on the local database or on a deployment. */
type Tenants = {
  list: () => Promise<TenantSummary[]>;
  read: (id: string) => Promise<TenantFile>;
  put: (file: TenantFile, check: boolean) => Promise<TenantSummary & { created: boolean }>;
  demo: boolean;
};

function ofServer(server: string, token: string | undefined): Tenants {
  const api = createApiClient((address, init) => {
    const headers = { ...(init.headers as object), authorization: `Bearer ${token}` };
    return fetch(new URL(address, server), { ...init, headers });
  });
  return {
    list: () => api('listTenants'),
    read: (id) => api('getTenantFile', { params: { id } }),
    put: (body, check) => api('putTenantFile', { params: { id: body.id }, query: { check }, body }),
    demo: false,
  };
}

/** The database to work on: this machine's, or the D1 that a wrangler configuration names. */
async function openLocal(d1: string | undefined): Promise<Pick<Platform, 'config' | 'database'>> {
  if (d1 !== undefined) {
    const config = readConfig(process.env);
    const { db } = await openD1(d1, path.resolve(config.DATA_DIR, 'wrangler'));
    return { config, database: db };
  }
  const platform = await getPlatform();
  if (!hasBackend(platform))
    throw new Error('API_UPSTREAM has every tenant: name it with --server.');
  await migrateForCommand(platform.database);
  return platform;
}

async function ofDatabase(d1: string | undefined): Promise<Tenants> {
  const { config, database: db } = await openLocal(d1);
  // The database says whether it is a demonstration's, not the environment of this command.
  const demo = (await kindOf(db)) === 'demonstration';
  return {
    list: () => listTenants(db, config),
    read: (id) => exportTenant(db, id),
    put: async (file, onlyCheck) => {
      const now = Date.now();
      const record = commandRecord(
        { db, now },
        {
          command: 'npm run tenant',
          tenantId: file.id,
          call: 'putTenantFile',
          subject: 'TENANT',
          subjectId: file.id,
          change: file,
        },
      );
      const context = { db, now, demo, editedAt: now, record, rates: rateDefaults(config) };
      const { created, revision } = await putTenant(context, file, { onlyCheck });
      return { ...summarise({ ...file, revision }, file.hosts, config), created };
    },
    demo,
  };
}

function fileFrom(name: string): TenantFile {
  const result = validate(tenantFile, JSON.parse(readFileSync(name, 'utf8')));
  if (result.problems) throw new Failure('VALIDATION_FAILED', {}, result.problems);
  return result.output;
}

const list = (text = '') => text.split(',').filter((part) => part !== '');

function requiredOption(
  values: TenantOptions,
  option: 'name' | 'language' | 'country' | 'currency',
): string {
  const value = values[option];
  if (!value) throw new Error(`--${option} is missing.\n\n${USAGE}`);
  return value;
}

/** `--utc`: hours from UTC or the name of a time zone; without it, the zone of the model. */
function zoneOf(utc: string | undefined, model: Zone = { timezoneOffset: 0 }): Zone {
  if (utc === undefined) return { timezoneOffset: model.timezoneOffset, timeZone: model.timeZone };
  if (!/^[A-Za-z]/.test(utc)) return { timezoneOffset: Number(utc) };
  const minutes = minutesFromUtc({ timezoneOffset: 0, timeZone: utc }, Date.now());
  return { timezoneOffset: offsetOfMinutes(minutes), timeZone: utc };
}

async function newTenant(tenants: Tenants, id: string, values: TenantOptions): Promise<TenantFile> {
  const modelId = values.like ?? (tenants.demo ? DEFAULT_TENANT_ID : undefined);
  const model = modelId === undefined ? undefined : await tenants.read(modelId);
  const facts = {
    id,
    name: requiredOption(values, 'name'),
    hosts: list(values.host),
    languages: list(requiredOption(values, 'language')).map(languageNamed) as [Locale],
    countries: list(requiredOption(values, 'country')) as [string],
    currency: requiredOption(values, 'currency'),
    themeColor: values.color,
    ...zoneOf(values.utc, model?.record),
    email: values.email ?? `help@${list(values.host)[0] ?? `${id}.test`}`,
    phone: values.phone,
  };
  const file = starterFile(facts, model, { demo: tenants.demo, now: Date.now() });
  const result = validate(tenantFile, file);
  if (result.problems) throw new Failure('VALIDATION_FAILED', {}, result.problems);
  if ((await tenants.list()).some((tenant) => tenant.id === id)) {
    throw new Error(`There is a tenant ${id} already: export it, change its file and add that.`);
  }
  return result.output;
}

/** What an operator must add before shoppers can use a tenant. */
const stillMissing = ({ depositChannels, warehouses }: TenantFile): string[] => [
  ...(depositChannels.length === 0 ? ['depositChannels'] : []),
  ...(warehouses.length === 0 ? ['warehouses'] : []),
];

async function put(tenants: Tenants, file: TenantFile, check = false): Promise<void> {
  const { id, created, hosts, previewUrl } = await tenants.put(file, check);
  const verb = check ? 'can be' : 'is';
  console.log(`${id} ${verb} ${created ? 'added' : 'changed'}. Its URLs:`);
  for (const address of [...hosts, previewUrl].filter(Boolean)) console.log(`  ${address}`);
  const missing = stillMissing(file);
  if (missing.length > 0) {
    console.log(
      `It has no ${missing.join(' and no ')} yet: export its file, write them, and add it.`,
    );
  }
}

async function run(
  [what, subject = '', target]: readonly string[],
  values: TenantOptions,
): Promise<void> {
  const tenants = values.server
    ? ofServer(values.server, values.token)
    : await ofDatabase(values.d1);
  if (what === 'list') console.table(await tenants.list());
  else if (what === 'new') await put(tenants, await newTenant(tenants, subject, values));
  else if (what === 'add' || what === 'check') {
    await put(tenants, fileFrom(subject), what === 'check');
  } else {
    const text = `${JSON.stringify(await tenants.read(subject), null, 2)}\n`;
    if (target) writeFileSync(target, text);
    else process.stdout.write(text);
  }
}

/** A readable error message, with a line for each field of a failure. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { code, message, errors = [], details } = error.body;
    return [`${code}: ${message}`, ...errors.map(lineOf), ...detailLines(details)].join('\n');
  }
  if (error instanceof Failure) {
    return [error.code, ...error.fields.map(lineOf), ...detailLines(error.details)].join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}

const lineOf = ({ field, code }: { field: string; code: string }) => `  ${field}: ${code}`;
const detailLines = (details: object = {}) =>
  Object.entries(details).map(([name, value]) => `  ${name}: ${value}`);

/**
 * Runs a command of `npm run tenant` and prints its result or error. Resolves to whether it
 * succeeded.
 */
export async function tenantCommand(
  words: readonly string[],
  values: TenantOptions,
): Promise<boolean> {
  const [what = '', subject] = words;
  if (!COMMANDS.includes(what) || (what !== 'list' && !subject)) {
    console.log(USAGE);
    return false;
  }
  try {
    await run(words, values);
    return true;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}
