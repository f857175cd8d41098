import type { Output } from '../../../contract/endpoints.ts';
import type { Job } from '../../../contract/ops/desk/jobs.ts';
import type { OwnProductRow } from '../../../contract/ops/shop/own-products.ts';
import type { BulkAct } from '../../../contract/values/desk/jobs.ts';
import {
  OWN_PRODUCT_SORTS,
  OWN_PRODUCT_STATES,
  type OwnProductState,
} from '../../../contract/values/goods/own-products.ts';
import { pictureUrl } from '../../../contract/values/goods/pictures.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import { formatCny, formatNumber } from '../../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { listAddress } from '../list/address.ts';
import { BULK_FORM, BulkBar, JobNotice } from '../list/bulk-bar.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { arranged, ListTools, type OpenedList } from '../list/list-tools.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { ownProductsPath } from './own-paths.ts';

type OwnListProps = {
  view: DeskTenantView;
  list: Output<'listOwnProducts'>;
  opened: OpenedList;
  /** The job that was begun here. */
  job: Job | undefined;
  /** In milliseconds since the epoch. */
  now: number;
  chosen: { state: OwnProductState; q: string; sort: string; stock: string };
};

const ACTS: Record<OwnProductState, readonly BulkAct[]> = {
  DRAFT: ['PUBLISH_OWN', 'ARCHIVE_OWN'],
  PUBLISHED: ['ARCHIVE_OWN'],
  ARCHIVED: ['RESTORE_OWN'],
};

/** The shop's own products, by state. */
export function OwnProductList({ view, list, opened, job, now, chosen }: OwnListProps) {
  const { t, pagePath } = view;
  const { state, q, sort, stock } = chosen;
  const acts = view.may('shop.act') && list.records.length > 0 ? ACTS[state] : [];
  const columns = columnsOf(view);
  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.own.states')}>
        {OWN_PRODUCT_STATES.map((value) => (
          <a
            key={value}
            href={listAddress(pagePath, { state: value })}
            aria-current={value === state ? 'page' : undefined}
          >
            {t(`desk.own.state.${value}`)}
          </a>
        ))}
      </nav>
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters
        view={view}
        keep={{ state }}
        isFiltered={q !== '' || sort !== 'newest' || stock !== ''}
      >
        <TextInput name="q" label={t('desk.own.search')} defaultValue={q} maxLength={80} />
        <Select
          name="stock"
          label={t('desk.own.inStock')}
          defaultValue={stock}
          options={[
            { value: '', label: t('desk.list.all') },
            { value: 'out', label: t('desk.own.soldOut') },
          ]}
        />
        <Select
          name="sort"
          label={t('desk.own.sort')}
          defaultValue={sort}
          options={OWN_PRODUCT_SORTS.map((value) => ({
            value,
            label: t(`desk.own.sort.${value}`),
          }))}
        />
      </Filters>
      <JobNotice view={view} job={job} />
      <DeskTable
        caption={t('desk.own.title')}
        columns={arranged(columns, opened)}
        rows={list.records}
        idOf={({ id }) => id}
        {...(acts.length > 0 && {
          select: {
            form: BULK_FORM,
            labelOf: ({ code, title, id }: OwnProductRow) =>
              t('desk.bulk.tick', { number: code || title || id }),
          },
        })}
        empty={<DeskEmpty title={t('desk.own.none')} text={t('desk.own.noneText')} />}
      />
      <BulkBar
        view={view}
        list="OWN_PRODUCTS"
        acts={acts}
        query={chosen}
        total={list.total}
        now={now}
      />
      <ListPages view={view} page={list} />
    </>
  );
}

function columnsOf(view: DeskTenantView): Column<OwnProductRow>[] {
  const { t, locale, tenant } = view;
  return [
    {
      key: 'product',
      label: t('desk.own.product'),
      cell: ({ id, title, code, image, wrong }) => (
        <span className="desk-goods">
          {image ? (
            <img
              src={shownPicture(image, tenant.id)}
              alt=""
              width={44}
              height={44}
              loading="lazy"
            />
          ) : (
            <span className="desk-no-picture" />
          )}
          <span>
            <a href={ownProductsPath(view, id)} dir="auto">
              {title || code || id}
            </a>{' '}
            {wrong && <Badge tone="danger">{t('desk.own.wrong')}</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: 'code',
      label: t('desk.own.code'),
      cell: ({ code }) => <span className="desk-mono">{code}</span>,
    },
    {
      key: 'price',
      label: t('desk.own.price'),
      numeric: true,
      cell: ({ price, maxPrice }) =>
        price === maxPrice
          ? formatCny(locale, price)
          : `${formatCny(locale, price)} – ${formatCny(locale, maxPrice)}`,
    },
    {
      key: 'variants',
      label: t('desk.own.variants'),
      numeric: true,
      cell: ({ variants }) => formatNumber(locale, variants),
    },
    {
      key: 'available',
      label: t('desk.own.available'),
      numeric: true,
      cell: ({ available }) =>
        available > 0 ? (
          formatNumber(locale, available)
        ) : (
          <Badge tone="warning">{t('desk.own.soldOut')}</Badge>
        ),
    },
    {
      key: 'sold',
      label: t('desk.own.sold'),
      numeric: true,
      cell: ({ sold }) => formatNumber(locale, sold),
    },
    {
      key: 'changed',
      label: t('desk.own.changed'),
      cell: ({ changedAt }) => <ShortTime view={view} at={changedAt} />,
    },
  ];
}

/** The URL of a small picture at the desk, where the URL of an upload must name the tenant. */
export function shownPicture(path: string, tenantId: string): string {
  const url = pictureUrl(smallPicture(path), 240);
  return url.startsWith('/uploads/') ? `${url}?tenant=${tenantId}` : url;
}
