import { AuditCheck } from '../../../../components/desk/audit/audit-check.tsx';
import {
  AuditChains,
  AuditFilters,
  AuditTable,
  auditColumns,
  auditFilter,
} from '../../../../components/desk/audit/audit-list.tsx';
import { listAddress } from '../../../../components/desk/list/address.ts';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { arranged, ListTools } from '../../../../components/desk/list/list-tools.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { listDisplay } from '../../../../contract/values/desk/list-display.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskAuditPage() {
  const view = deskTenantRequest();
  if (!view.may('audit.see')) {
    markForbidden();
    return <NoRight view={view} right="audit.see" />;
  }
  const opened = await openDeskList('AUDIT');
  const { fields } = opened;
  const filter = auditFilter(fields);
  const before = Number(fields.get('before')) || undefined;
  const [list, report] = await Promise.all([
    read('listAudit', {
      query: { ...filter, pageSize: listDisplay(fields).pageSize, ...(before ? { before } : {}) },
    }),
    fields.has('check') ? read('checkAudit', { query: { chain: filter.chain } }) : undefined,
  ]);
  const title = view.t('desk.audit.title');
  const columns = auditColumns(view);
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="audit" />
      <AuditChains view={view} filter={filter} />
      <div className="desk-row">
        <ButtonLink href={listAddress(view.pagePath, { check: 'now' })}>
          {view.t('desk.audit.check')}
        </ButtonLink>
      </div>
      {report && <AuditCheck view={view} report={report} />}
      <ListTools view={view} opened={opened} columns={columns} />
      <AuditFilters view={view} filter={filter} />
      <AuditTable view={view} columns={arranged(columns, opened)} rows={list.records} />
      {list.before && (
        <ButtonLink
          size="sm"
          rel="next"
          href={listAddress(view.pagePath, { before: String(list.before), check: undefined })}
        >
          {view.t('desk.list.next')}
        </ButtonLink>
      )}
      <ExportForm view={view} list="AUDIT" query={filter} columns={opened.columns} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
