import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { pictureSizes } from '../../src/contract/values/goods/pictures.ts';
import { pictureRow } from '../../src/server/sourcing/pictures/row.ts';
import { describePicture } from './describe-picture.ts';
import { DESCRIBED, descriptionFile, isDescribed } from './described-pictures.ts';
import { type DemoPicture, fileOf } from './picture-files.ts';

/** Stores the descriptor of a rendered picture, unless it exists. */
export async function describeRendered(picture: DemoPicture): Promise<void> {
  if (isDescribed(picture)) return;
  const descriptor = await describePicture(fileOf(picture.path, pictureSizes[0]));
  // `null` is stored for a picture that shows no object, so that it is not described again.
  const row = descriptor ? pictureRow(picture.path, descriptor) : null;
  mkdirSync(DESCRIBED, { recursive: true });
  const file = descriptionFile(picture);
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(row));
  await rename(unfinished, file);
}
