import type { PictureRow } from '../../db/write-pictures.ts';
import { cellOf } from './cells.ts';
import { type Descriptor, packed } from './descriptor.ts';

/** A described picture as the database keeps it. `path` is what products name it by. */
export function pictureRow(path: string, descriptor: Descriptor): PictureRow {
  return { path, cell: cellOf(descriptor), descriptor: packed(descriptor) };
}
