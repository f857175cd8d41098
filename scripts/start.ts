import { start } from '../tools/servers/start.ts';

await start();
