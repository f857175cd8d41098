import type { PictureRow } from '../../db/write-pictures.ts';
import { cellOf } from './cells.ts';
import { type Descriptor, encodeDescriptor } from './descriptor.ts';

/** The database row of a picture. `path` is the path by which products name it. */
export function pictureRow(path: string, descriptor: Descriptor): PictureRow {
  return { path, cell: cellOf(descriptor), descriptor: encodeDescriptor(descriptor) };
}
