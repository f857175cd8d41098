import { PRODUCT_PLATFORMS } from '../../../contract/values/goods/product-kinds.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Filters } from '../list/filters.tsx';
import type { DeskTenantView } from '../view.ts';
import { isFiltered, isSortable, type OrderSearch } from './order-search.ts';
import { OTHER_STATUSES, PILES } from './piles.ts';

/** The filters of the list of orders. Only fields that an index serves have one. */
export function OrderFilters({ view, search }: { view: DeskTenantView; search: OrderSearch }) {
  const { t } = view;
  const isPile = PILES.some((pile) => pile === search.status);
  const keep = {
    status: isPile ? search.status : undefined,
    shopId: search.shopId,
    shopperId: search.shopperId,
  };
  return (
    <Filters view={view} keep={keep} isFiltered={isFiltered(search)}>
      <TextInput
        name="number"
        type="search"
        label={t('desk.orders.number')}
        placeholder={t('desk.orders.numberHint')}
        defaultValue={search.number}
      />
      {!isPile && (
        <Select
          name="status"
          label={t('desk.orders.status')}
          defaultValue={search.status ?? 'all'}
          options={[
            { value: 'all', label: t('desk.orders.all') },
            ...OTHER_STATUSES.map((value) => ({ value, label: t(`desk.orders.pile.${value}`) })),
          ]}
        />
      )}
      <Select
        name="platform"
        label={t('desk.orders.platform')}
        defaultValue={search.platform ?? ''}
        options={[
          { value: '', label: t('desk.orders.anyPlatform') },
          ...PRODUCT_PLATFORMS.map((value) => ({ value, label: t(`platform.${value}`) })),
        ]}
      />
      <TextInput
        name="dateStart"
        type="date"
        label={t('desk.orders.from')}
        defaultValue={search.dateStart}
      />
      <TextInput
        name="dateEnd"
        type="date"
        label={t('desk.orders.to')}
        defaultValue={search.dateEnd}
      />
      {isSortable(search) && (
        <Select
          name="sort"
          label={t('desk.orders.sort')}
          defaultValue={search.sort ?? 'waiting'}
          options={(['waiting', 'newest'] as const).map((value) => ({
            value,
            label: t(`desk.orders.sort.${value}`),
          }))}
        />
      )}
      <Checkbox
        name="group"
        value="seller"
        label={t('desk.orders.bySeller')}
        defaultChecked={search.bySeller}
      />
    </Filters>
  );
}
