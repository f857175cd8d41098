import path from 'node:path';
import * as v from 'valibot';
import { email as emailField, line } from '../../src/contract/values/fields.ts';
import { STAFF_ROLES } from '../../src/contract/values/people/rights.ts';
import { commit } from '../../src/server/commerce/base/atomically.ts';
import { staff } from '../../src/server/db/schema/people/staff.ts';
import { type Config, readConfig } from '../../src/server/platform/config.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { type Database, hasBackend } from '../../src/server/platform/platform.ts';
import { newPersonStatements } from '../../src/server/staff/people.ts';
import { commandRecord } from '../audit/command-record.ts';
import { openD1 } from '../import/target.ts';
import { migrateForCommand } from '../servers/database.ts';
import { languageNamed } from '../tenant/languages.ts';

const USAGE = `npm run staff -- list
npm run staff -- add --email ada@example.org --name "Ada Lind" [--role OWNER] [--tenant naga] [--language en]

Adds a person of the desk, and prints the link with which they set a password. By default the person is an
owner of all tenants. With --d1 wrangler.toml the database is that of a Worker.

Roles: ${STAFF_ROLES.join(', ')}`;

type Options = {
  email?: string;
  name?: string;
  role: string;
  tenant: string;
  language: string;
  d1?: string;
};

/** The database to work on: this machine's, or the D1 that a wrangler configuration names. */
async function openTarget(d1: string | undefined): Promise<{ config: Config; db: Database }> {
  if (d1 !== undefined) {
    const config = readConfig(process.env);
    const { db } = await openD1(d1, path.resolve(config.DATA_DIR, 'wrangler'));
    return { config, db };
  }
  const platform = await getPlatform();
  if (!hasBackend(platform)) throw new Error('API_UPSTREAM has every tenant, and its own people.');
  await migrateForCommand(platform.database);
  return { config: platform.config, db: platform.database };
}

/** Runs `npm run staff`. Resolves to whether the command succeeded. */
export async function staffCommand([command]: readonly string[], options: Options) {
  try {
    if (command !== 'list' && command !== 'add') throw new Error(USAGE);
    const target = await openTarget(options.d1);
    await (command === 'list' ? list(target.db) : add(target, options));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function list(db: Database): Promise<void> {
  for (const { email, name, state } of await db.select().from(staff)) {
    console.log([email, name, state].join('\t'));
  }
}

async function add(
  { config, db }: { config: Config; db: Database },
  { role, tenant, language, ...options }: Options,
): Promise<void> {
  const email = v.parse(emailField, options.email ?? '');
  const name = v.parse(line(80), options.name ?? '');
  const assignments = [{ role: v.parse(v.picklist(STAFF_ROLES), role), tenantId: tenant }];
  const now = Date.now();
  const person = { email, name, language: languageNamed(language), assignments };
  const { id, path: link, statements } = await newPersonStatements({ db, now }, person);
  const record = commandRecord(
    { db, now },
    {
      command: 'npm run staff',
      tenantId: tenant,
      call: 'inviteStaff',
      subject: 'STAFF',
      subjectId: id,
      change: person,
    },
  );
  const refused = await commit({ db, record }, statements);
  if (refused === 'STAFF_EMAIL') throw new Error(`${email} is known already.`);
  if (refused) throw new Error(`refused by ${refused}`);
  const host = config.DESK_HOST ?? '<DESK_HOST>';
  console.log(`${name} sets a password with this link, within three days:
${config.PUBLIC_ORIGIN.replace('{host}', host)}${link}`);
}
