import { getPlatform } from '../src/server/platform/node.ts';
import { prepare } from './build.ts';
import { prepareDatabase } from './database.ts';
import { progressBar } from './progress.ts';
import { run } from './run.ts';

const { config, database, passwords, keys } = await getPlatform();
await prepare();
await prepareDatabase({
  database,
  passwords,
  keys,
  demo: config.DEMO,
  onProgress: progressBar('Catalogue'),
});
await run('npx', ['waku', 'dev', '--port', String(config.PORT)]);
