/** The kinds of codes that a camera reads: ours, those of couriers, and those of goods. */
export const CODE_FORMATS = ['code_128', 'qr_code', 'code_39', 'ean_13', 'itf'] as const;

/** Reads the codes in a picture; returns an empty list if the picture shows no code. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** A reader by the browser's own detector; undefined if the browser has no detector that reads our labels. */
async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const supportedFormats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (
    !BarcodeDetector ||
    !supportedFormats.includes('code_128') ||
    !supportedFormats.includes('qr_code')
  )
    return undefined;
  const formats = CODE_FORMATS.filter((format) => supportedFormats.includes(format));
  const detector = new BarcodeDetector({ formats });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

/** A reader by WebAssembly that is loaded from this host, for browsers without a detector: Safari and Firefox. */
async function wasmReader(): Promise<CodeReader> {
  const { readCodes } = await import('./zxing.ts');
  const canvas = document.createElement('canvas');
  return (picture) => {
    canvas.width = picture.videoWidth;
    canvas.height = picture.videoHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0) return Promise.resolve([]);
    context.drawImage(picture, 0, 0);
    return readCodes(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** Opens the reader of codes for this browser. Rejects if its script can't be fetched. */
export const openCodeReader = async (): Promise<CodeReader> =>
  (await nativeReader()) ?? wasmReader();
