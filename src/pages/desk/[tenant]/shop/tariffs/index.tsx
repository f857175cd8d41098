import { DeskEmpty } from '../../../../../components/desk/list/desk-empty.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import {
  DraftButton,
  OptionList,
  VersionList,
} from '../../../../../components/desk/tariffs/tariff-list.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskTariffsPage() {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('prices.see')) {
    markForbidden();
    return <NoRight view={view} right="prices.see" />;
  }
  const versions = await read('listTariffs');
  const current = versions.find((version) => version.current);
  const tariff = current && (await read('getTariff', { params: { id: current.id } }));
  const title = t('desk.tariff.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <div className="desk-row">
        <DraftButton view={view} versions={versions} />
      </div>
      <h2>{t('desk.tariff.current')}</h2>
      {tariff ? (
        <OptionList view={view} tariff={tariff} />
      ) : (
        <DeskEmpty title={t('desk.tariff.none')} />
      )}
      <h2>{t('desk.tariff.history')}</h2>
      <VersionList view={view} versions={versions} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
