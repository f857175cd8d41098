import { build } from './build.ts';
import { run } from './run.ts';

await build('workers');
await run('npx', ['wrangler', 'd1', 'migrations', 'apply', 'sampan', '--remote']);
await run('npx', ['wrangler', 'deploy', '--config', 'dist-workers/server/wrangler.json']);
