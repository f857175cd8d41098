import { RefusedPicture, shrunkSize } from './check-picture.ts';

const QUALITY = 0.85;

/**
 * A picture drawn anew as a small JPEG, upright and over white, without the camera's notes of time
 * and place. Throws `RefusedPicture` for one that can't be decoded.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new RefusedPicture('UNREADABLE');
  });
  try {
    return await draw(source);
  } finally {
    source.close();
  }
}

async function draw(source: ImageBitmap): Promise<Blob> {
  const { width, height } = shrunkSize(source);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new RefusedPicture('UNREADABLE');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RefusedPicture('UNREADABLE'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
