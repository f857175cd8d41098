import { serveSources } from '../tools/servers/dev.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

await orRefuse(serveSources);
process.exit();
