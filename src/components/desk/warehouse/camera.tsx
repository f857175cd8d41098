import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { openCodeReader } from './code-reader.ts';

/** Milliseconds between two readings of the picture. */
const LOOK_MS = 150;
/** The same code is read again only after it was out of sight for this time, in milliseconds. */
const SAME_MS = 2_500;

/** The lamp beside a camera, which the standard types lack. */
type Torch = { torch?: boolean };

export const hasCamera = (): boolean => navigator.mediaDevices !== undefined;

/** Shows the picture of the back camera and reports each code that it reads. Pauses while the page is hidden. */
export function Camera({
  torchText,
  onCode,
  onFailed,
}: {
  torchText: string;
  onCode: (code: string) => void;
  onFailed: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const callbacks = useRef({ onCode, onFailed });
  callbacks.current = { onCode, onFailed };
  const [track, setTrack] = useState<MediaStreamTrack>();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    return watch(element, setTrack, {
      onCode: (code) => callbacks.current.onCode(code),
      onFailed: () => callbacks.current.onFailed(),
    });
  }, []);
  return (
    <div>
      <video ref={video} className="desk-camera" muted playsInline />
      {track && <TorchButton track={track} text={torchText} />}
    </div>
  );
}

/** Switches the lamp on and off, on devices with one. */
function TorchButton({ track, text }: { track: MediaStreamTrack; text: string }) {
  const [isOn, setOn] = useState(false);
  const { torch } = (track.getCapabilities?.() ?? {}) as Torch;
  if (!torch) return null;
  const toggle = async () => {
    await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
    setOn(!isOn);
  };
  return (
    <Button aria-pressed={isOn} onClick={() => void toggle().catch(() => undefined)}>
      {text}
    </Button>
  );
}

/** Opens the camera and reads what it shows, until the returned function is called. */
function watch(
  element: HTMLVideoElement,
  onTrack: (track: MediaStreamTrack | undefined) => void,
  { onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void },
): () => void {
  let isEnded = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauseIfHidden = () => {
    for (const track of stream?.getTracks() ?? []) track.enabled = !document.hidden;
  };
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    removeEventListener('visibilitychange', pauseIfHidden, true);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const open = async () => {
    const [opened, read] = await Promise.all([
      navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      }),
      openCodeReader(),
    ]);
    stream = opened;
    if (isEnded) return end();
    element.srcObject = opened;
    await element.play();
    onTrack(opened.getVideoTracks()[0]);
    let last = { code: '', at: 0 };
    const look = async () => {
      const isReady = !document.hidden && element.readyState >= 2;
      const [code] = isReady ? await read(element).catch(() => []) : [];
      if (isEnded) return;
      if (code) {
        const isSame = code === last.code && Date.now() - last.at < SAME_MS;
        last = { code, at: Date.now() };
        if (!isSame) onCode(code);
      }
      timer = setTimeout(look, LOOK_MS);
    };
    void look();
  };
  addEventListener('visibilitychange', pauseIfHidden, true);
  open().catch(() => {
    end();
    onFailed();
  });
  return end;
}
