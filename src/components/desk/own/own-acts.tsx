import type { EndpointName } from '../../../contract/endpoints.ts';
import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import { OWN_STOCK_EVENT_KINDS } from '../../../contract/values/goods/own-products.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { ownProductsPath } from './own-paths.ts';

type ActsProps = { view: DeskTenantView; product: OwnProductDetail };

const CALLS = {
  publish: 'publishOwnProduct',
  archive: 'archiveOwnProduct',
  restore: 'restoreOwnProduct',
} as const satisfies Record<string, EndpointName>;

/** Buttons that publish, archive or restore the product. */
export function OwnProductActs({ view, product }: ActsProps) {
  const { t, tenant, flash } = view;
  const acts = product.actions.filter((action) => action !== 'change');
  if (!view.may('shop.act')) return null;
  return (
    <div className="desk-row">
      {acts.map((action) => (
        <CallForm
          key={action}
          call={CALLS[action]}
          params={{ id: product.id }}
          query={{ tenant: tenant.id }}
          version={product.version}
          next={ownProductsPath(view, product.id)}
          back={ownProductsPath(view, product.id)}
          flash="desk.flash.ownMoved"
        >
          <FormMessage form={formState(flash, CALLS[action], [])} />
          <Button type="submit" variant={action === 'archive' ? 'danger' : 'primary'}>
            {t(`desk.own.act.${action}`)}
          </Button>
        </CallForm>
      ))}
    </div>
  );
}

/** Forms that add to the product: one more picture, and a variant for each combination of options. */
export function OwnProductAdditions({ view, product }: ActsProps) {
  const { t, tenant, flash } = view;
  const path = ownProductsPath(view, product.id);
  const upload = formState(flash, 'addOwnPicture', ['file']);
  const common = {
    params: { id: product.id },
    query: { tenant: tenant.id },
    version: product.version,
    next: path,
    back: path,
  };
  if (!view.may('shop.act') || !product.actions.includes('change')) return null;
  return (
    <>
      <CallForm
        {...common}
        call="addOwnPicture"
        flash="desk.flash.ownSaved"
        upload={{ field: 'file', catalog: 'SHOP_PICTURE' }}
        className="desk-card desk-stack"
      >
        <FormMessage form={upload} />
        <label className="desk-photo">
          {t('desk.own.addPicture')}
          <input type="file" name="file" accept="image/jpeg,image/png,image/webp" required />
          {upload.error('file') && <span className="desk-wrong">{upload.error('file')}</span>}
        </label>
        <div className="desk-row">
          <Button type="submit">{t('desk.pictures.upload')}</Button>
        </div>
      </CallForm>
      {product.typed.options.length > 0 && (
        <CallForm
          {...common}
          call="combineOwnOptions"
          flash="desk.flash.ownSaved"
          className="desk-card desk-stack"
        >
          <FormMessage form={formState(flash, 'combineOwnOptions', [])} />
          <p className="desk-quiet">{t('desk.own.combineText')}</p>
          <div className="desk-row">
            <Button type="submit">{t('desk.own.combine')}</Button>
          </div>
        </CallForm>
      )}
    </>
  );
}

/** The stock of each variant, the form to correct it, and its history. */
export function OwnProductStock({ view, product }: ActsProps) {
  const { t } = view;
  if (product.stock.length === 0) return null;
  return (
    <section className="desk-card desk-stack" id="stock">
      <h2>{t('desk.own.stock')}</h2>
      <DeskTable
        caption={t('desk.own.stock')}
        columns={stockColumns(view)}
        rows={product.stock}
        idOf={({ variantId }) => variantId}
        empty={null}
      />
      {view.may('shop.act') && <CorrectionForm view={view} product={product} />}
      <History view={view} product={product} />
    </section>
  );
}

type StockRow = OwnProductDetail['stock'][number];

function stockColumns({ t, locale }: DeskTenantView): Column<StockRow>[] {
  return [
    {
      key: 'sku',
      label: t('desk.own.field.sku'),
      cell: ({ sku, name, offered }) => (
        <>
          <span className="desk-mono">{sku}</span> <bdi>{name}</bdi>{' '}
          {!offered && <span className="desk-quiet">{t('desk.own.notOffered')}</span>}
        </>
      ),
    },
    ...(['onHand', 'reserved', 'available'] as const).map((key) => ({
      key,
      label: t(`desk.own.pieces.${key}`),
      numeric: true,
      cell: (row: StockRow) => formatNumber(locale, row[key]),
    })),
  ];
}

function CorrectionForm({ view, product }: ActsProps) {
  const { t, tenant, flash } = view;
  const form = formState(flash, 'correctOwnStock', ['variantId', 'kind', 'pieces', 'reason']);
  return (
    <CallForm
      call="correctOwnStock"
      params={{ id: product.id }}
      query={{ tenant: tenant.id }}
      version={product.version}
      next={`${ownProductsPath(view, product.id)}#stock`}
      back={ownProductsPath(view, product.id)}
      flash="desk.flash.ownStock"
      className="desk-stack"
    >
      <FormMessage form={form} />
      <Select
        name="variantId"
        label={t('desk.own.variant')}
        defaultValue={form.value('variantId')}
        options={product.stock.map(({ variantId, sku, name }) => ({
          value: variantId,
          label: name ? `${sku} (${name})` : sku,
        }))}
      />
      <Select
        name="kind"
        label={t('desk.own.correction')}
        defaultValue={form.value('kind')}
        options={OWN_STOCK_EVENT_KINDS.map((value) => ({
          value,
          label: t(`desk.own.event.${value}`),
        }))}
      />
      <TextInput
        name="pieces"
        label={t('desk.own.pieces')}
        inputMode="numeric"
        required
        defaultValue={form.value('pieces')}
        error={form.error('pieces')}
      />
      <TextInput
        name="reason"
        label={t('desk.reason')}
        maxLength={200}
        required
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      <div className="desk-row">
        <Button type="submit">{t('desk.own.correct')}</Button>
      </div>
    </CallForm>
  );
}

type Event = OwnProductDetail['history'][number] & { id: string };

function History({ view, product }: ActsProps) {
  const { t, tenant, locale } = view;
  const columns: Column<Event>[] = [
    { key: 'at', label: t('desk.own.at'), cell: ({ at }) => <ShortTime view={view} at={at} /> },
    { key: 'sku', label: t('desk.own.field.sku'), cell: ({ sku }) => sku },
    { key: 'kind', label: t('desk.own.what'), cell: ({ kind }) => t(`desk.own.event.${kind}`) },
    {
      key: 'pieces',
      label: t('desk.own.pieces'),
      numeric: true,
      cell: ({ pieces, onHand }) =>
        onHand === undefined
          ? formatNumber(locale, pieces)
          : `${pieces > 0 ? '+' : ''}${formatNumber(locale, pieces)} → ${formatNumber(locale, onHand)}`,
    },
    {
      key: 'why',
      label: t('desk.own.why'),
      cell: ({ reason, orderNo }) =>
        orderNo ? <a href={deskPath(tenant.id, 'orders', orderNo)}>{orderNo}</a> : reason,
    },
    { key: 'by', label: t('desk.own.by'), cell: ({ by }) => by },
  ];
  return (
    <details>
      <summary>{t('desk.own.history')}</summary>
      <DeskTable
        caption={t('desk.own.history')}
        columns={columns}
        rows={product.history.map((event, i) => ({ ...event, id: String(i) }))}
        idOf={({ id }) => id}
        empty={<p className="desk-quiet">{t('desk.own.noHistory')}</p>}
      />
    </details>
  );
}
