import { SCAN_COMMANDS } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { Button } from '../../ui/button.tsx';
import type { ScanProps } from './scan-view.ts';

/** The scan box without a script: a form that Enter sends. */
export function PlainScan(props: ScanProps) {
  const { tenantId, step, station, scanId, pagePath, recent, texts, problem } = props;
  const [last] = recent;
  const hidden = (
    <>
      <input type="hidden" name="_next" value={pagePath} />
      <input type="hidden" name="_back" value={pagePath} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="station" value={station} />
      <input type="hidden" name="scanId" value={scanId} />
    </>
  );
  const action = `/api/ops/scan?tenant=${tenantId}`;
  return (
    <>
      <form method="post" action={action} className="desk-scan-field">
        {hidden}
        <input
          name="code"
          aria-label={texts.field}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: a scanner types into the only field of the page
          autoFocus
          required
        />
        <Button type="submit" variant="primary">
          {texts.button}
        </Button>
      </form>
      <div className="desk-said" data-sound={problem ? 'ERROR' : last?.sound} role="status">
        {problem || last?.message || texts.none}
        <small>{texts.next[last?.next ?? 'PARCEL']}</small>
      </div>
      <form method="post" action={action} className="desk-commands">
        {hidden}
        {SCAN_COMMANDS.map((command) => (
          <Button key={command} type="submit" name="code" value={command}>
            {texts.commands[command]}
          </Button>
        ))}
      </form>
      <h2>{texts.recent}</h2>
      <ul className="desk-scans">
        {recent.map((scan) => (
          <li key={scan.scanId} data-sound={scan.sound}>
            <span>
              <b className="desk-mono">{scan.code}</b> {scan.message}
            </span>
            {scan.undone && <em>{texts.undone}</em>}
            {scan.undoable && (
              <form method="post" action={`/api/ops/scans/${scan.scanId}/undo?tenant=${tenantId}`}>
                <input type="hidden" name="_next" value={pagePath} />
                <input type="hidden" name="_back" value={pagePath} />
                <Button type="submit">{texts.undo}</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
