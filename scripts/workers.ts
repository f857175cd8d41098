import { runLocalWorkers } from '../tools/servers/local-workers.ts';

await runLocalWorkers();
