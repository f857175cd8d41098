import { shootPages } from '../tools/shots/shots.ts';

/** `npm run shots -- home cart`: a PNG of every page, or of those that are named. */
await shootPages(process.argv.slice(2));
