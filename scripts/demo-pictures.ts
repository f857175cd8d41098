import { renderMissing } from '../demo/pictures/render-missing.ts';
import { progressBar } from '../tools/servers/progress.ts';

/** Renders all pictures of the demo catalogue. Otherwise a server renders them while it runs. */
await renderMissing({ onProgress: progressBar('Pictures') });
