import type { ShopPartDetail } from '../../../contract/ops/shop/shop.ts';
import { PRODUCT_PLATFORMS } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { chargedFee, feeAt, type ServiceFee } from '../../../contract/values/money/order-costs.ts';
import { formatCny } from '../../../i18n/format.ts';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

/** Values of goods, in fen, for which the fee is shown: a small order up to a large one. */
const SAMPLES_FEN = [5_000, 20_000, 100_000, 500_000, 2_000_000];

const feeOf = (value: Record<string, unknown>) => value.serviceFee as ServiceFee;

/**
 * The fees of sample orders by the draft, compared with the present ones. Rules that begin later are
 * applied as if they had begun.
 */
export function FeeSamples({ view, part }: { view: DeskTenantView; part: ShopPartDetail }) {
  const { t, locale } = view;
  const [published, drafted] = [feeOf(part.published), feeOf(part.draft ?? part.published)];
  const at = lastBegin(drafted);
  const [now, then] = [feeAt(published, Date.now()), feeAt(drafted, at)];
  const platforms = PRODUCT_PLATFORMS.filter((platform) =>
    [now, then].some(({ rules = [] }) => rules.some((rule) => rule.platform === platform)),
  );
  const rows = SAMPLES_FEN.flatMap((goodsFen) =>
    [undefined, ...platforms].map((platform) => ({ goodsFen, platform })),
  );
  const cny = (fen: number) => <bdi>{formatCny(locale, fromFen(fen))}</bdi>;
  const cell = (fee: ServiceFee) => (row: (typeof rows)[number]) =>
    cny(chargedFee(row.goodsFen, fee, row.platform).fen);
  return (
    <section className="desk-card" id="samples">
      <h2>{t('desk.charges.samples')}</h2>
      <DeskTable
        caption={t('desk.charges.samples')}
        rows={rows}
        idOf={({ goodsFen, platform }) => `${goodsFen} ${platform}`}
        empty={null}
        columns={[
          {
            key: 'goods',
            label: t('desk.charges.goods'),
            numeric: true,
            cell: ({ goodsFen }) => cny(goodsFen),
          },
          {
            key: 'platform',
            label: t('desk.shop.field.platform'),
            cell: ({ platform }) =>
              platform ? t(`platform.${platform}`) : t('desk.charges.others'),
          },
          { key: 'before', label: t('desk.charges.now'), numeric: true, cell: cell(now) },
          { key: 'after', label: t('desk.charges.then'), numeric: true, cell: cell(then) },
        ]}
      />
    </section>
  );
}

/** When the last rule of a fee begins, or now if all have begun. */
const lastBegin = ({ rules = [] }: ServiceFee): number =>
  Math.max(Date.now(), ...rules.map(({ validFrom }) => Date.parse(validFrom ?? '') || 0));
