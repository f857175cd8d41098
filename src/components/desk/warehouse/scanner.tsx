import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { RecentScan, ScanAnswer } from '../../../contract/ops/warehouse/scan.ts';
import type { ScanSound } from '../../../contract/values/warehouse/scanning.ts';
import { SCAN_COMMANDS } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { Button } from '../../ui/button.tsx';
import { Camera, hasCamera } from './camera.tsx';
import { PhotoButton } from './photo-button.tsx';
import { photoLines } from './photo-texts.ts';
import { printLabel } from './print-label.ts';
import { ScaleLink } from './scale-link.tsx';
import { labelAddress, ScanData } from './scan-data.tsx';
import { type QueueState, type Sent, scanQueue, sendUndo } from './scan-queue.ts';
import { playSound } from './scan-sounds.ts';
import type { ScanProps } from './scan-view.ts';

/** How many recent scans are shown. */
const SHOWN = 10;

type Said = { sound: ScanSound | undefined; message: string; answer?: ScanAnswer };

/** A scan in the list of the last ones. */
const asRecent = ({ data, ...scan }: ScanAnswer): RecentScan => ({
  ...scan,
  parcelNo: data.parcel?.parcelNo,
});

/**
 * The recent scans with one more. Scans that it undid or closed are marked as the server would mark them
 * after a reload.
 */
const withScan = (recent: readonly RecentScan[], scan: RecentScan): RecentScan[] =>
  [scan, ...recent.filter(({ scanId }) => scanId !== scan.scanId)].slice(0, SHOWN);

/**
 * The scan box with its script. A code is read and the field emptied at once, even while earlier scans are
 * still being sent; the field keeps the focus.
 */
export default function Scanner(props: ScanProps) {
  const { tenantId, step, station, person, texts, warehousePath, devices } = props;
  const paper = useRef<HTMLDivElement>(null);
  const printsByItself = devices !== undefined && devices.printing !== 'BY_HAND';
  const field = useRef<HTMLInputElement>(null);
  const queue = useRef<ReturnType<typeof scanQueue>>(undefined);
  const [recent, setRecent] = useState(props.recent);
  const [state, setState] = useState<QueueState>({ waiting: 0, ofOthers: 0, isOffline: false });
  const [isCameraOn, setCameraOn] = useState(false);
  const [said, setSaid] = useState<Said>(() => {
    const [last] = props.recent;
    return { sound: last?.sound, message: last?.message ?? texts.none };
  });

  useEffect(() => {
    // All tabs of a station get the answer, but only the visible one plays its sound.
    const sound = (kind: ScanSound) => {
      if (document.visibilityState === 'visible') playSound(kind);
    };
    const onSent = (sent: Sent) => {
      if ('refused' in sent) {
        sound('ERROR');
        const message = texts.failed
          .replace('{code}', sent.scan.code)
          .replace('{message}', sent.refused);
        setSaid({ sound: 'ERROR', message });
        return;
      }
      const { answer } = sent;
      sound(answer.sound);
      setSaid({ sound: answer.sound, message: answer.message, answer });
      setRecent((before) => withScan(before, asRecent(answer)));
      const { print, parcel } = answer.data;
      if (!printsByItself || !print || !parcel || !paper.current) return;
      printLabel(paper.current, labelAddress(warehousePath, station, parcel.parcelNo)).catch(() => {
        sound('WARN');
        setSaid({ sound: 'WARN', message: texts.printFailed, answer });
      });
    };
    const opened = scanQueue({ tenantId, station, person, onSent, onState: setState });
    queue.current = opened;
    opened.start();
    field.current?.focus();
    return opened.end;
  }, [tenantId, station, person, warehousePath, printsByItself, texts]);

  // Keys that are pressed anywhere on the page go into the field.
  useEffect(() => {
    const refocus = ({ target, key }: KeyboardEvent) => {
      const isControl =
        target instanceof Element && target.closest('input,button,a,summary,select');
      if (!isControl && key.length === 1) field.current?.focus();
    };
    addEventListener('keydown', refocus, true);
    return () => removeEventListener('keydown', refocus, true);
  }, []);

  const take = (code: string) => {
    if (code.trim()) queue.current?.add(step, code.trim());
    field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const { value } = input;
    input.value = '';
    take(value);
  };
  const undo = async (scanId: string) => {
    field.current?.focus();
    const answer = await sendUndo(tenantId, scanId).catch(() => undefined);
    playSound(answer?.sound ?? 'ERROR');
    if (!answer) return setSaid({ sound: 'ERROR', message: texts.offline });
    setSaid({ sound: answer.sound, message: answer.message, answer });
    if (answer.sound !== 'OK') return;
    setRecent((before) =>
      withScan(
        before.map((one) =>
          one.scanId === scanId ? { ...one, undone: true, undoable: false } : one,
        ),
        asRecent(answer),
      ),
    );
  };
  const parcel = said.answer?.data.parcel;
  const next = said.answer?.next ?? props.recent[0]?.next ?? 'PARCEL';
  return (
    <>
      <form className="desk-scan-field" onSubmit={submit}>
        <input
          ref={field}
          name="code"
          aria-label={texts.field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          onKeyDown={(event) => {
            // An Enter that picks a Chinese candidate does not end a code.
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
        <Button type="submit" variant="primary">
          {texts.button}
        </Button>
      </form>
      {state.isOffline && (
        <p className="desk-said" data-sound="WARN" role="status">
          {texts.offline}
        </p>
      )}
      {state.waiting > 0 && (
        <p role="status" data-waiting={state.waiting}>
          {texts.waiting.replace('{count}', String(state.waiting))}
        </p>
      )}
      {state.ofOthers > 0 && (
        <p role="status">{texts.waitingOfOthers.replace('{count}', String(state.ofOthers))}</p>
      )}
      <div className="desk-said" data-sound={said.sound} role="status">
        <span>
          {said.sound && <b>{texts.sound[said.sound]} · </b>}
          {said.message}
        </span>
        <small>{texts.next[next]}</small>
      </div>
      {said.answer && (
        <ScanData
          answer={said.answer}
          texts={texts}
          warehousePath={warehousePath}
          station={station}
          onChoose={take}
        />
      )}
      {devices?.scale === 'SERIAL' && (
        <ScaleLink
          devices={devices}
          texts={texts}
          // An unlikely weight is requested again.
          isAwaited={next === 'WEIGHT' || (next === 'AGAIN' && parcel !== undefined)}
          onWeight={(grams) => take(`W${grams}`)}
        />
      )}
      <div className="desk-commands">
        {SCAN_COMMANDS.map((command) => (
          <Button key={command} onClick={() => take(command)}>
            {texts.commands[command]}
          </Button>
        ))}
        <Button
          onClick={() => {
            if (hasCamera()) setCameraOn(!isCameraOn);
            else setSaid({ sound: 'WARN', message: texts.noCamera });
            field.current?.focus();
          }}
        >
          {isCameraOn ? texts.cameraOff : texts.camera}
        </Button>
      </div>
      {isCameraOn && (
        <Camera
          torchText={texts.torch}
          onCode={take}
          onFailed={() => {
            setCameraOn(false);
            setSaid({ sound: 'WARN', message: texts.noCamera });
          }}
        />
      )}
      {parcel?.actions.includes('photograph') && (
        <PhotoButton
          key={parcel.id}
          tenantId={tenantId}
          parcelId={parcel.id}
          lines={photoLines(parcel.items)}
          texts={texts.photo}
          onAdded={() => field.current?.focus()}
        />
      )}
      <div ref={paper} className="desk-paper" />
      <h2>{texts.recent}</h2>
      <ul className="desk-scans">
        {recent.map((scan) => (
          <li key={scan.scanId} data-sound={scan.sound}>
            <span>
              <b className="desk-mono">{scan.code}</b> {scan.message}
            </span>
            {scan.undone && <em>{texts.undone}</em>}
            {scan.undoable && (
              <Button
                onClick={() => void undo(scan.scanId)}
                aria-label={`${texts.undo}: ${scan.code}`}
              >
                {texts.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
