import { shootPages } from '../tools/shots/shots.ts';

/** `npm run shots -- home cart`: a PNG of every page, or only of the named ones. */
await shootPages(process.argv.slice(2));
