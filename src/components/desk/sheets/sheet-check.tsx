import type { ReactNode } from 'react';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DeskTenantView } from '../view.ts';
import { SheetColumns } from './sheet-columns.tsx';
import type { KeptSheet, SheetKind } from './sheet-kind.ts';

type SheetCheckProps = {
  view: DeskTenantView;
  kind: SheetKind;
  sheet: KeptSheet & { rows: readonly unknown[]; bad: number; total: number };
  /** The possible meanings of a column. */
  options: readonly { value: string; label: string }[];
  /** The call that accepts the table once all rows are right. */
  take: { call: 'pasteOrders' | 'importOwnProducts'; next: string; flash: string; label: string };
  /** The problems, an item of a list for each row. */
  wrong: ReactNode;
  /** The class of the form with the rows that can be mended. */
  className: string;
  /** The table of the rows. */
  children: ReactNode;
};

/** The rows of a stored table. They can be corrected here, and are accepted by `take` once none has a problem. */
export function SheetCheck(props: SheetCheckProps) {
  const { view, kind, sheet, options, take, wrong, className, children } = props;
  const { t, tenant, flash, pagePath } = view;
  const { rows, bad, total } = sheet;
  if (total > kind.maxRows) {
    return (
      <Notice tone="danger" live>
        {t('desk.paste.tooMany', { total, max: kind.maxRows })}
      </Notice>
    );
  }
  const form = { query: { tenant: tenant.id }, back: pagePath };
  const columns = <SheetColumns view={view} kind={kind} sheet={sheet} options={options} />;
  if (bad === 0 && rows.length > 0) {
    const { call, next, flash: said, label } = take;
    return (
      <>
        <FormError flash={flash} call={call} />
        <CallForm {...form} call={call} next={next} flash={said} className="desk-row">
          <HiddenSheet sheet={sheet} />
          <Button type="submit" variant="primary">
            {label}
          </Button>
        </CallForm>
        {columns}
        {children}
      </>
    );
  }
  return (
    <>
      <FormError flash={flash} call={take.call} />
      <Notice tone="danger" live title={t('desk.paste.bad', { count: bad })}>
        <ul>{wrong}</ul>
      </Notice>
      {columns}
      <CallForm {...form} call={kind.keep} next={kind.path} className={className}>
        <HiddenSheet sheet={sheet} />
        <div className="desk-row">
          <span className="desk-quiet">{t('desk.paste.mend')}</span>
          <Button type="submit" variant="primary">
            {t('desk.paste.again')}
          </Button>
        </div>
        {children}
      </CallForm>
    </>
  );
}

const HiddenSheet = ({ sheet: { text, columns } }: { sheet: KeptSheet }) => (
  <>
    <input type="hidden" name="text" value={text} />
    {columns.map(({ column }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
      <input key={index} type="hidden" name="columns" value={column} />
    ))}
  </>
);
