import { parseArgs } from 'node:util';
import { restoreCommand } from '../tools/backup/restore.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { over: { type: 'boolean' } },
});
await orRefuse(async () => {
  process.exitCode = (await restoreCommand(positionals, values)) ? 0 : 1;
});
process.exit();
