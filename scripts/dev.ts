import { prepare } from '../build/build.ts';
import { getPlatform } from '../src/server/platform/node.ts';
import { hasBackend } from '../src/server/platform/platform.ts';
import { prepareDatabase } from '../tools/servers/database.ts';
import { progressBar } from '../tools/servers/progress.ts';
import { run } from '../tools/servers/run.ts';

const platform = await getPlatform();
const { config } = platform;
await prepare();
if (hasBackend(platform)) await prepareDatabase(platform, progressBar('Catalogue'));
// The timers of a server that is compiled as it goes run by the operator's call.
const OPERATOR_TOKEN = config.OPERATOR_TOKEN ?? crypto.randomUUID();
const tick = () => {
  const headers = {
    authorization: `Bearer ${OPERATOR_TOKEN}`,
    'content-type': 'application/json',
  };
  // Until the server listens nobody answers.
  fetch(`http://localhost:${config.PORT}/api/ops/tick`, { method: 'POST', headers }).catch(
    () => {},
  );
};
if (hasBackend(platform)) setInterval(tick, 5_000);
// What is being written is rendered each time.
const environment = { OPERATOR_TOKEN, PAGE_CACHE_MB: '0' };
await run('npx', ['waku', 'dev', '--port', String(config.PORT)], environment);
process.exit();
