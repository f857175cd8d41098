import {
  OwnProductPasteForm,
  OwnProductSheetCheck,
} from '../../../../../components/desk/own/own-import.tsx';
import { ownProductsPath } from '../../../../../components/desk/own/own-paths.ts';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskOwnImportPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('shop.act')) {
    markForbidden();
    return <NoRight view={view} right="shop.act" />;
  }
  const id = new URLSearchParams(query ?? '').get('sheet');
  const sheet = id ? await read('getOwnSheet', { params: { id } }) : undefined;
  const title = t('desk.own.import');
  return (
    <>
      <DeskHead t={t} title={title} />
      <a href={ownProductsPath(view)}>← {t('desk.own.title')}</a>
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      {sheet && <OwnProductSheetCheck view={view} sheet={sheet} />}
      <OwnProductPasteForm view={view} text={sheet?.text} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
