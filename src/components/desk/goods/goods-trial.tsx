import {
  type GoodsTrial,
  TRIED_SHOWN,
  type TriedProduct,
} from '../../../contract/ops/shop/goods-rules.ts';
import { pictureUrl } from '../../../contract/values/goods/pictures.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

/** Which part of a trial is shown. */
export type TrialQuery = { after: string; shown: 'changed' | 'all'; rule: string };

type TrialProps = { view: DeskTenantView; trial: GoodsTrial; query: TrialQuery };

/** The path of the page of the trial, from a product on and with a selection of the products. */
export function trialPath(tenantId: string, query: Partial<TrialQuery>): string {
  const params = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(params).toString();
  return `${deskPath(tenantId, 'shop', 'goods-trial')}${search ? `?${search}` : ''}`;
}

/** The effects of the drafted rules on a part of the catalogue: by rule, then by product. */
export function GoodsTrialResult(props: TrialProps) {
  const { view, trial, query } = props;
  const { t, tenant } = view;
  const { tried, hit, changed, next } = trial;
  return (
    <>
      <p>{t(trial.isDraft ? 'desk.goodsTrial.draft' : 'desk.goodsTrial.published')}</p>
      <p>{t('desk.goodsTrial.sum', { tried, hit, changed })}</p>
      <RuleCounts {...props} />
      <h2>{t('desk.goodsTrial.products')}</h2>
      <nav className="desk-tabs" aria-label={t('desk.goodsTrial.products')}>
        {(['all', 'changed'] as const).map((shown) => (
          <a
            key={shown}
            href={trialPath(tenant.id, { ...query, shown, rule: '' })}
            aria-current={query.shown === shown && query.rule === '' ? 'page' : undefined}
          >
            {t(`desk.goodsTrial.${shown}`)}
          </a>
        ))}
        {query.rule !== '' && (
          <a href={trialPath(tenant.id, query)} aria-current="page">
            {query.rule}
          </a>
        )}
      </nav>
      <Products {...props} />
      <div className="desk-row">
        {next ? (
          <a href={trialPath(tenant.id, { ...query, after: next })}>{t('desk.goodsTrial.next')}</a>
        ) : (
          <span className="desk-quiet">{t('desk.goodsTrial.end')}</span>
        )}
        {query.after !== '' && (
          <a href={trialPath(tenant.id, { ...query, after: '' })}>{t('desk.goodsTrial.first')}</a>
        )}
      </div>
    </>
  );
}

function RuleCounts({ view, trial, query }: TrialProps) {
  const { t, tenant } = view;
  return (
    <DeskTable
      caption={t('desk.goodsTrial.rule')}
      rows={trial.rules}
      idOf={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'rule',
          label: t('desk.goodsTrial.rule'),
          cell: ({ id }) => (
            <a href={trialPath(tenant.id, { ...query, shown: 'all', rule: id })}>{id}</a>
          ),
        },
        {
          key: 'effect',
          label: t('desk.shop.field.effect'),
          cell: ({ effect }) => t(`desk.goodsEffect.${effect}`),
        },
        { key: 'hits', label: t('desk.goodsTrial.hits'), numeric: true, cell: ({ hits }) => hits },
        {
          key: 'freed',
          label: t('desk.goodsTrial.freed'),
          numeric: true,
          cell: ({ freed }) => freed,
        },
      ]}
    />
  );
}

const CHANGE_TONE = {
  NEW: 'danger',
  CHANGED: 'warning',
  FREED: 'success',
  SAME: 'neutral',
} as const;

function Products({ view, trial }: TrialProps) {
  const { t } = view;
  const { products } = trial;
  return (
    <>
      <DeskTable
        caption={t('desk.goodsTrial.products')}
        rows={products}
        idOf={({ productId }) => productId}
        empty={<p className="desk-quiet">{t('desk.goodsTrial.none')}</p>}
        columns={[
          {
            key: 'product',
            label: t('desk.goodsTrial.product'),
            cell: (product) => <Product product={product} />,
          },
          {
            key: 'change',
            label: t('desk.goodsTrial.change'),
            cell: ({ change }) => (
              <Badge tone={CHANGE_TONE[change]}>{t(`desk.goodsTrial.change.${change}`)}</Badge>
            ),
          },
          {
            key: 'now',
            label: t(trial.isDraft ? 'desk.goodsTrial.now' : 'desk.goodsTrial.before'),
            cell: ({ now }) => <Hits view={view} hits={now} />,
          },
          ...(trial.isDraft
            ? [
                {
                  key: 'before',
                  label: t('desk.goodsTrial.before'),
                  cell: ({ before }: TriedProduct) => <Hits view={view} hits={before} />,
                },
              ]
            : []),
        ]}
      />
      {products.length === TRIED_SHOWN && (
        <p className="desk-quiet">{t('desk.goodsTrial.more', { count: TRIED_SHOWN })}</p>
      )}
    </>
  );
}

function Product({ product: { image, title, titleEn, productUrl } }: { product: TriedProduct }) {
  return (
    <div className="desk-goods">
      <img src={pictureUrl(image, 240)} alt="" width={44} height={44} loading="lazy" />
      <div>
        <a href={productUrl} rel="noreferrer" target="_blank" lang="zh">
          {title}
        </a>
        <span className="desk-quiet" lang="en">
          {titleEn}
        </span>
      </div>
    </div>
  );
}

function Hits({ view, hits }: { view: DeskTenantView; hits: TriedProduct['now'] }) {
  const { t } = view;
  if (hits.length === 0) return <span className="desk-quiet">{t('desk.goodsTrial.nothing')}</span>;
  return hits.map(({ rule, effect, word }) => (
    <div key={rule}>
      {t(`desk.goodsEffect.${effect}`)}: {rule}
      {word !== '' && (
        <>
          {' · '}
          <mark dir="auto">{word}</mark>
        </>
      )}
    </div>
  ));
}
