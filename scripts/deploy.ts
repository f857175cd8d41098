import { readFileSync } from 'node:fs';
import { build } from '../build/build.ts';
import { run } from '../tools/servers/run.ts';

await build('workers');
// A storefront with an upstream backend has no database.
const hasDatabase = /^\[\[d1_databases\]\]/m.test(readFileSync('wrangler.toml', 'utf8'));
if (hasDatabase) await run('npx', ['wrangler', 'd1', 'migrations', 'apply', 'sampan', '--remote']);
await run('npx', ['wrangler', 'deploy', '--config', 'dist-workers/server/wrangler.json']);
