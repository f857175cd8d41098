import type { Output } from '../../../contract/endpoints.ts';
import { Notice } from '../../ui/notice.tsx';
import type { DeskTenantView } from '../view.ts';

/** Says whether the check of the audit chain found it intact. */
export function AuditCheck({
  view: { t },
  report,
}: {
  view: DeskTenantView;
  report: Output<'checkAudit'>;
}) {
  const { entries, checkpoints, faults, lastHash } = report;
  if (faults.length === 0) {
    return (
      <Notice tone="success">
        {t('desk.audit.whole', { entries, checkpoints, hash: lastHash.slice(0, 12) })}
      </Notice>
    );
  }
  return (
    <Notice tone="danger">
      <p>{t('desk.audit.broken', { entries })}</p>
      <ul>
        {faults.map(({ kind, sequence }) => (
          <li key={`${kind} ${sequence}`}>
            #{sequence}: {t(`desk.audit.fault.${kind}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
