import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { inject } from 'vitest';
import { fileOf } from '../../../demo/pictures/picture-files.ts';
import type { Output } from '../../../src/contract/endpoints.ts';
import { ask } from '../../../tools/servers/http.ts';

export type PostedFile = { name: string; mimeType: string; buffer: Buffer };

/** The picture of a product: its URL, and a resized JPEG of it as a shopper may have one. */
export async function somePicture(host: string): Promise<{ image: string; file: PostedFile }> {
  const { json } = await ask(
    inject('port'),
    host,
    '/api/front/product/search?keyword=backpack&pageSize=1',
  );
  const [card] = (json as Output<'searchProducts'>).records;
  if (!card) throw new Error('the catalogue is empty');
  const buffer = await sharp(fileOf(card.image, 800))
    .flatten({ background: '#fff' })
    .resize(640)
    .jpeg({ quality: 70 })
    .toBuffer();
  return { image: card.image, file: { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer } };
}

/** A single-coloured picture of a size in pixels. */
export const blank = async (width: number, height: number): Promise<PostedFile> => ({
  name: 'blank.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#ccc' } })
    .png()
    .toBuffer(),
});

/** Fires the event of pasting files into an element, or of dropping them there. */
export async function putFiles(
  page: Page,
  how: 'paste' | 'drop',
  selector: string,
  files: readonly PostedFile[],
): Promise<void> {
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(
    ({ how, selector, encoded }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of encoded) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const init = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data });
      document.querySelector(selector)?.dispatchEvent(event);
    },
    { how, selector, encoded },
  );
}
