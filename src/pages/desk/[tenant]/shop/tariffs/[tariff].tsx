import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { CellFormats } from '../../../../../components/desk/tariffs/cell-formats.tsx';
import { NamesForm } from '../../../../../components/desk/tariffs/names-form.tsx';
import {
  TariffActs,
  TariffCheck,
  TariffFile,
} from '../../../../../components/desk/tariffs/tariff-acts.tsx';
import { ChangeList, SampleList } from '../../../../../components/desk/tariffs/tariff-changes.tsx';
import { TariffGrid } from '../../../../../components/desk/tariffs/tariff-grid.tsx';
import { OptionFilter, TariffTabs } from '../../../../../components/desk/tariffs/tariff-tabs.tsx';
import {
  isColumnGroup,
  stateText,
  type TariffViewName,
  tariffsPath,
  tariffViewOf,
} from '../../../../../components/desk/tariffs/tariff-view.ts';
import { TariffsStyles } from '../../../../../components/desk/tariffs/tariffs-styles.tsx';
import { TestParcel, testQuestion } from '../../../../../components/desk/tariffs/test-parcel.tsx';
import type { DeskTenantView } from '../../../../../components/desk/view.ts';
import type { Input } from '../../../../../contract/endpoints.ts';
import { ApiError } from '../../../../../contract/errors.ts';
import type { TariffDetail } from '../../../../../contract/ops/shop/tariffs.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskTariffPage({
  tariff: id,
  query,
}: {
  tariff: string;
  query?: string;
}) {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('prices.see')) {
    markForbidden();
    return <NoRight view={view} right="prices.see" />;
  }
  const params = new URLSearchParams(query ?? '');
  const shown = tariffViewOf(params);
  const option = params.get('option') ?? '';
  const tariff = await read('getTariff', { params: { id } });
  const title = `${t('desk.tariff.title')}: ${t('desk.tariff.version', { number: tariff.number })}`;
  return (
    <>
      <DeskHead t={t} title={title} />
      <TariffsStyles />
      <a className="desk-nav-link" href={tariffsPath(view)}>
        ← {t('desk.tariff.title')}
      </a>
      <div className="desk-head">
        <h1>{title}</h1>
        <span>{stateText(t, tariff)}</span>
      </div>
      <TariffCheck view={view} tariff={tariff} />
      <TariffTabs {...{ view, tariff, shown, option }} />
      {isColumnGroup(shown) && <OptionFilter {...{ view, tariff, shown, option }} />}
      <div className="desk-tariff-page">
        <div className="desk-stack">
          {await content(view, tariff, shown, params)}
          <CellFormats view={view} shown={shown} />
        </div>
        <div className="desk-stack">
          {isColumnGroup(shown) && (await testParcel(view, tariff, params))}
          <TariffActs view={view} tariff={tariff} />
        </div>
      </div>
    </>
  );
}

async function content(
  view: DeskTenantView,
  tariff: TariffDetail,
  shown: TariffViewName,
  query: URLSearchParams,
) {
  const params = { id: tariff.id };
  switch (shown) {
    case 'names':
      return <NamesForm view={view} tariff={tariff} />;
    case 'changes':
      return <ChangeList view={view} changes={await read('compareTariff', { params })} />;
    case 'samples':
      return <SampleList view={view} samples={await read('sampleTariff', { params })} />;
    case 'file':
      return <TariffFile view={view} tariff={tariff} />;
    default:
      return (
        <TariffGrid
          {...{ view, tariff }}
          group={shown}
          option={query.get('option') ?? ''}
          page={Math.max(1, Number(query.get('page') ?? 1) || 1)}
        />
      );
  }
}

async function testParcel(view: DeskTenantView, tariff: TariffDetail, query: URLSearchParams) {
  const question = testQuestion(query);
  const props = { view, tariff, query };
  if (!question) return <TestParcel {...props} quoted={undefined} mistake={undefined} />;
  try {
    const typed = question as unknown as Input<'quoteTariff'>['query'];
    const quoted = await read('quoteTariff', { params: { id: tariff.id }, query: typed });
    return <TestParcel {...props} quoted={quoted} mistake={undefined} />;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') throw error;
    return <TestParcel {...props} quoted={undefined} mistake={error.message} />;
  }
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
