import {
  GoodsTrialResult,
  type TrialQuery,
} from '../../../../components/desk/goods/goods-trial.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskGoodsTrialPage({ query = '' }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const trialQuery = queryOf(new URLSearchParams(query));
  const title = t('desk.goodsTrial.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shop', 'parts', 'goods')}>{t('desk.shop.part.goods')}</a>
        <h1>{title}</h1>
      </div>
      <GoodsTrialResult
        view={view}
        trial={await read('tryGoodsRules', { query: trialQuery })}
        query={trialQuery}
      />
    </>
  );
}

const queryOf = (params: URLSearchParams): TrialQuery => ({
  after: (params.get('after') ?? '').slice(0, 80),
  shown: params.get('shown') === 'changed' ? 'changed' : 'all',
  rule: (params.get('rule') ?? '').slice(0, 48),
});

export const getConfig = async () => ({ render: 'dynamic' }) as const;
