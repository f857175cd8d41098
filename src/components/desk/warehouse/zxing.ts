import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the library fetches its Wasm from a public network.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'QRCode', 'Code39', 'EAN13', 'ITF'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
};

/** The codes in a picture. */
export async function readCodes(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
