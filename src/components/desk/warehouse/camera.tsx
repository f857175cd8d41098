import { useEffect, useRef } from 'react';

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ['code_128', 'qr_code', 'code_39', 'ean_13', 'itf'];
/** Between two looks at the picture. */
const LOOK_MS = 150;
/** The same code is read again only after this time. */
const SAME_MS = 2_500;

/** The browser's own reader of codes; undefined if it has none. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const hasCamera = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** The picture of the back camera. Tells each code that it reads; rests while the page is hidden. */
export function Camera({
  onCode,
  onFailed,
}: {
  onCode: (code: string) => void;
  onFailed: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const callbacks = useRef({ onCode, onFailed });
  callbacks.current = { onCode, onFailed };
  useEffect(() => {
    const Reader = detectorClass();
    const element = video.current;
    if (!Reader || !element) return;
    const reader = new Reader({ formats: FORMATS });
    let stream: MediaStream | undefined;
    let last = { code: '', at: 0 };
    const look = async () => {
      if (document.hidden || element.readyState < 2) return;
      const [found] = await reader.detect(element).catch(() => []);
      if (!found) return;
      const isSame = found.rawValue === last.code && Date.now() - last.at < SAME_MS;
      last = { code: found.rawValue, at: Date.now() };
      if (!isSame) callbacks.current.onCode(found.rawValue);
    };
    const timer = setInterval(look, LOOK_MS);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened;
        element.srcObject = opened;
        return element.play();
      })
      .catch(() => callbacks.current.onFailed());
    return () => {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className="desk-camera" muted playsInline />;
}
