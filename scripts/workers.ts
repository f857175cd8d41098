import { runLocalWorkers } from '../tools/servers/local-workers.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

await orRefuse(runLocalWorkers);
