import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { readsPorts, scalePort } from './scale-port.ts';
import type { ScanProps, ScanTexts } from './scan-view.ts';

type ScaleLinkProps = {
  devices: NonNullable<ScanProps['devices']>;
  texts: ScanTexts;
  /** Whether a parcel was scanned that has to be weighed. */
  isAwaited: boolean;
  onWeight: (grams: number) => void;
};

/**
 * The scale on a serial port of the device. Each weight is used once, before or after the parcel's code was
 * read. The next weight is used only after the scale was empty, so that no parcel gets the weight of the
 * previous one.
 */
export function ScaleLink({ devices, texts, isAwaited, onWeight }: ScaleLinkProps) {
  const { scaleUnit: unit, scaleBaud: baud } = devices;
  const port = useRef<ReturnType<typeof scalePort>>(undefined);
  const [isConnected, setConnected] = useState(false);
  const [lying, setLying] = useState(0);
  const isTaken = useRef(false);
  useEffect(() => {
    const opened = scalePort({ unit, baud, onWeight: setLying, onState: setConnected });
    port.current = opened;
    void opened.resume();
    return opened.end;
  }, [unit, baud]);
  useEffect(() => {
    if (lying === 0) isTaken.current = false;
    if (!isAwaited || lying === 0 || isTaken.current) return;
    isTaken.current = true;
    onWeight(lying);
  });
  return (
    <p className="desk-row" role="status">
      {isConnected ? texts.scaleOn : texts.scaleOff}
      {!isConnected && readsPorts() && (
        <Button onClick={() => void port.current?.choose()}>{texts.scaleConnect}</Button>
      )}
    </p>
  );
}
