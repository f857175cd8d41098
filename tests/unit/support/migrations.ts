import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'src/server/db/migrations';

/** All migrations, in the order in which they run. */
export const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(path.join(FOLDER, name), 'utf8') }));

/** The migrations before one, by its four digits. */
export const migrationsBefore = (number: string) => MIGRATIONS.filter(({ name }) => name < number);
