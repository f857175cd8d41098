import { constants, setPriority } from 'node:os';
import { completePictures } from '../../demo/pictures/complete-pictures.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend } from '../../src/server/platform/platform.ts';

/**
 * A process next to a server that renders the catalogue's missing pictures at low priority. It ends
 * with the server.
 */
setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
const platform = await getPlatform();
if (hasBackend(platform)) {
  await completePictures(platform.database).catch((error: Error) => {
    platform.log({ event: 'pictures_failed', error: String(error.stack ?? error) });
    process.exitCode = 1;
  });
}
process.exit();
