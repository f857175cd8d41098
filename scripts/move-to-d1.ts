import { parseArgs } from 'node:util';
import { moveToD1Command } from '../tools/d1/move-to-d1.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { d1: { type: 'string' } },
});
await orRefuse(async () => {
  process.exitCode = (await moveToD1Command(positionals, values)) ? 0 : 1;
});
process.exit();
