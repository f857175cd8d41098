import { TARIFF_COLUMN_GROUPS, type TariffColumn } from '../../../contract/values/money/tariff.ts';
import type { DeskTenantView } from '../view.ts';
import { isColumnGroup, type TariffViewName } from './tariff-view.ts';

/** An example of each column whose cells are not just a number. */
const EXAMPLES: Partial<Record<TariffColumn, string>> = {
  countries: 'kz uz ru',
  postcodes: '05 06',
  price: 'FIRST_ADDITIONAL',
  tiers: '21000: 42.00; 45000: 36.00',
  volume: 'FREE_UP_TO 1000',
  goods: 'NORMAL BATTERY_BUILT_IN',
  tracked: 'yes',
  warehouses: '1 2',
  surcharges: 'CUSTOMS PER_ORDER 150.00; GIFT_BOX PER_BOX 5.00 optional',
  insurance: '0: 6.00; 700.01: 1.5% 21.00-3000.00',
  express: 'Kazpost kz 12.00; CDEK ru 18.00/1000 + 5.00/1000',
  remote: 'ru 68 69: 30.00',
  taxes: 'DDP 12% 200.00',
};

const EXPLAINED = [
  'countries',
  'postcodes',
  'price',
  'step',
  'tiers',
  'volume',
  'goods',
  'tracked',
  'warehouses',
  'surcharges',
  'insurance',
  'express',
  'remote',
  'taxes',
] as const;

/** Explains how the cells of the shown columns are written, with examples. */
export function CellFormats({
  view: { t },
  shown,
}: {
  view: DeskTenantView;
  shown: TariffViewName;
}) {
  const columns: readonly TariffColumn[] = isColumnGroup(shown) ? TARIFF_COLUMN_GROUPS[shown] : [];
  const explained = EXPLAINED.filter((column) => columns.includes(column));
  if (explained.length === 0) return null;
  return (
    <details className="desk-card">
      <summary>{t('desk.tariff.formats')}</summary>
      <dl className="desk-formats">
        {explained.map((column) => (
          <div key={column}>
            <dt>{t(`desk.tariff.column.${column}`)}</dt>
            <dd>
              {t(`desk.tariff.format.${column}`)}
              {EXAMPLES[column] && (
                <>
                  {' '}
                  <code>{EXAMPLES[column]}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
