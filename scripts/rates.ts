import { ratesCommand } from '../tools/rates/rates.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

await orRefuse(() => ratesCommand(process.argv.slice(2)));
process.exit();
