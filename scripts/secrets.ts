import { secretsCommand } from '../tools/secrets/secrets.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

await orRefuse(async () => {
  process.exitCode = (await secretsCommand(process.argv.slice(2))) ? 0 : 1;
});
process.exit();
