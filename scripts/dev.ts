import { serveSources } from '../tools/servers/dev.ts';

await serveSources();
process.exit();
