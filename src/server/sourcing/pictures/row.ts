import type { PictureRow } from '../../db/write-pictures.ts';
import { cellOf } from './cells.ts';
import { type Descriptor, encodeDescriptor } from './descriptor.ts';

/** The database row of a picture. `path`: as in the products' lists of pictures. */
export function pictureRow(path: string, descriptor: Descriptor): PictureRow {
  return { path, cell: cellOf(descriptor), descriptor: encodeDescriptor(descriptor) };
}
