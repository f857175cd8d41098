import { printSeed } from '../tools/servers/seed-sql.ts';

await printSeed();
