import { QC_ISSUES } from '../../../contract/values/warehouse/parcel-statuses.ts';
import {
  normaliseCode,
  SCAN_COMMANDS,
} from '../../../contract/values/warehouse/warehouse-codes.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { ScanCode } from '../scan-code.tsx';
import type { DeskTenantView } from '../view.ts';

/** The commands as codes on paper, and the reasons why a parcel fails. */
export function CommandSheet({ view: { t } }: { view: DeskTenantView }) {
  const commands = SCAN_COMMANDS.map((code) => ({ code, name: t(`desk.scan.command.${code}`) }));
  const issues = QC_ISSUES.map((issue) => ({
    code: normaliseCode(issue),
    name: translateKey(t, `parcel.issue.${issue}`),
  }));
  return (
    <div className="desk-command-sheet">
      {[...commands, ...issues].map(({ code, name }) => (
        <div key={code}>
          <strong>{name}</strong>
          <ScanCode text={code} kind="CODE_128" />
        </div>
      ))}
    </div>
  );
}
