import { renderMissing } from '../demo/pictures/render-missing.ts';
import { progressBar } from '../tools/servers/progress.ts';

/** Renders all pictures of the catalogue, which otherwise a server does while it runs. */
await renderMissing({ onProgress: progressBar('Pictures') });
