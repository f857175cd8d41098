import type { GoodsRuleHit } from '../../../contract/values/goods/goods-rules.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { OrderRules, rulesToConfirm } from './order-rules.tsx';

type NewOrderProps = {
  view: DeskTenantView;
  /** Id or e-mail address of the shopper, as typed before. */
  shopper: string;
  link: string;
  /** The product that the link leads to; undefined if it was not found. */
  product: Product | undefined;
  /** The messages of the shop's rules about the goods. */
  rules: readonly GoodsRuleHit[];
};

/**
 * The form to order for a shopper. First a link is typed, to choose a variant of its product; or else the goods are
 * described by hand.
 */
export function NewOrderForm({ view, shopper, link, product, rules }: NewOrderProps) {
  const { t, tenant, flash, pagePath, locale } = view;
  const fields = ['shopper', 'link', 'skuId', 'title', 'price', 'quantity', 'message'] as const;
  const ruleFields = rules.flatMap(({ id }) => [`confirmedRules.${id}`, `refusedRules.${id}`]);
  const form = formState<string>(flash, 'createOrderFor', [...fields, ...ruleFields]);
  const path = deskPath(tenant.id, 'orders');
  return (
    <>
      <form action={`${path}/new`} className="desk-card desk-wide">
        <h2>{t('desk.newOrder.byLink')}</h2>
        <input type="hidden" name="shopper" value={shopper} />
        <TextInput
          name="link"
          id="find-link"
          label={t('desk.newOrder.link')}
          hint={t('desk.newOrder.linkHint')}
          defaultValue={link}
        />
        <div>
          <Button type="submit">{t('desk.newOrder.find')}</Button>
        </div>
        {link && !product && <Notice tone="warning">{t('desk.newOrder.notFound')}</Notice>}
      </form>
      <CallForm
        call="createOrderFor"
        query={{ tenant: tenant.id }}
        next={`${path}/{orderNo}`}
        back={pagePath}
        flash="desk.flash.ordered"
        className="desk-card desk-wide"
      >
        <h2>{product ? product.title : t('desk.newOrder.byHand')}</h2>
        <FormMessage form={form} />
        <OrderRules
          view={view}
          form={form}
          rules={product?.goodsRules ?? rulesToConfirm(form, rules)}
        />
        <TextInput
          name="shopper"
          label={t('desk.newOrder.shopper')}
          hint={t('desk.newOrder.shopperHint')}
          required
          defaultValue={form.value('shopper') ?? shopper}
          error={form.error('shopper')}
        />
        {product ? (
          <>
            <input type="hidden" name="link" value={link} />
            <Select
              name="skuId"
              label={t('desk.newOrder.variant')}
              defaultValue={form.value('skuId') ?? product.skus[0]?.skuId}
              error={form.error('skuId')}
              options={product.skus.map(({ skuId, attributes, price }) => ({
                value: skuId,
                label: `${attributes.map(({ value }) => value).join(' · ')} ${formatCny(locale, price)}`,
              }))}
            />
          </>
        ) : (
          <HandFields view={view} form={form} link={link} />
        )}
        <TextInput
          name="quantity"
          type="number"
          min={1}
          label={t('desk.newOrder.quantity')}
          required
          defaultValue={form.value('quantity') ?? '1'}
          error={form.error('quantity')}
        />
        <TextInput
          name="message"
          label={t('desk.orders.note')}
          maxLength={500}
          defaultValue={form.value('message')}
          error={form.error('message')}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('desk.newOrder.order')}
          </Button>
        </div>
      </CallForm>
    </>
  );
}

type HandFieldsProps = {
  view: DeskTenantView;
  form: FormState;
  link: string;
};

function HandFields({ view: { t }, form, link }: HandFieldsProps) {
  return (
    <>
      <TextInput
        name="title"
        label={t('desk.newOrder.what')}
        maxLength={200}
        required
        defaultValue={form.value('title')}
        error={form.error('title')}
      />
      <div className="desk-fields">
        <TextInput
          name="price"
          label={t('desk.newOrder.price')}
          inputMode="decimal"
          leading="¥"
          required
          defaultValue={form.value('price')}
          error={form.error('price')}
        />
        <TextInput
          name="domesticFreight"
          label={t('desk.orders.freight')}
          inputMode="decimal"
          leading="¥"
          defaultValue={form.value('domesticFreight')}
        />
      </div>
      <TextInput
        name="shopName"
        label={t('desk.orders.seller')}
        maxLength={100}
        defaultValue={form.value('shopName')}
      />
      <TextInput
        name="link"
        label={t('desk.newOrder.linkIfAny')}
        maxLength={2000}
        defaultValue={form.value('link') ?? link}
        error={form.error('link')}
      />
    </>
  );
}
