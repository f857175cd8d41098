import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import { ownProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import { GOODS_CLASSES } from '../../../contract/values/goods/product-kinds.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import type { FormState } from '../../form/field-errors.ts';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { shapeOf } from '../shop/field-shape.ts';
import { PartField } from '../shop/part-fields.tsx';
import type { DeskTenantView } from '../view.ts';
import { ownProductsPath } from './own-paths.ts';
import { VariantTable } from './variant-table.tsx';

export type OwnProductFormProps = {
  view: DeskTenantView;
  product: OwnProductDetail;
  /** The catalogue's categories, as choices. */
  categories: readonly { value: string; label: string }[];
};

/**
 * The form with all fields of a product. The product can be saved with mistakes, which are shown at their fields, so
 * that no typed text is lost.
 */
export function OwnProductForm({ view, product, categories }: OwnProductFormProps) {
  const { t, tenant, flash } = view;
  const form = productForm(view, flash, product);
  const path = ownProductsPath(view, product.id);
  return (
    <CallForm
      call="changeOwnProduct"
      params={{ id: product.id }}
      query={{ tenant: tenant.id }}
      version={product.version}
      next={path}
      back={path}
      flash="desk.flash.ownSaved"
      className="desk-card desk-stack desk-wide"
    >
      <FormMessage form={form} />
      {product.problems.length > 0 && (
        <Notice tone="warning" title={t('desk.own.problems', { count: product.problems.length })}>
          {t('desk.own.problemsText')}
        </Notice>
      )}
      <PlainFields {...{ view, product, categories, form }} />
      {(['title', 'description', 'options', 'pictures'] as const).map((name) => (
        <PartField
          key={name}
          {...{ view, form, name }}
          languages={product.languages}
          path={name}
          shape={shapeOf(ownProductTyped.entries[name])}
          value={product.typed[name]}
        />
      ))}
      <VariantTable {...{ view, product, form }} />
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.own.save')}
        </Button>
      </div>
    </CallForm>
  );
}

/** The form with the mistakes that the product was saved with, and after a refusal with what was typed. */
function productForm(
  { t }: DeskTenantView,
  flash: Flash | undefined,
  { problems }: OwnProductDetail,
): FormState {
  const refused = formState<string>(
    flash,
    'changeOwnProduct',
    flash?.errors.map(({ field }) => field) ?? [],
  );
  const messageAt = (field: string) => {
    const found = problems.find((problem) => problem.field === field);
    return found && translateKey(t, `field.${found.code}`);
  };
  return {
    ...refused,
    error: (field) => refused.error(field) ?? (refused.refused ? undefined : messageAt(field)),
    hasErrorBelow: (prefix) =>
      refused.hasErrorBelow(prefix) || problems.some(({ field }) => field.startsWith(prefix)),
    refused: refused.refused || problems.length > 0,
  };
}

type PlainProps = OwnProductFormProps & { form: FormState };

function PlainFields({ view, product, categories, form }: PlainProps) {
  const { t } = view;
  const { typed } = product;
  const common = (
    name: 'code' | 'unit' | 'dispatchHours' | 'freightFirst' | 'freightNext' | 'tiers',
  ) => ({
    name,
    label: t(`desk.own.field.${name}`),
    defaultValue: form.value(name) ?? typed[name],
    error: form.error(name),
  });
  return (
    <div className="desk-own-fields">
      <TextInput {...common('code')} hint={t('desk.own.codeHint')} />
      <Select
        name="categoryId"
        label={t('desk.own.field.categoryId')}
        options={[{ value: '', label: t('desk.own.noCategory') }, ...categories]}
        defaultValue={form.value('categoryId') ?? typed.categoryId}
        error={form.error('categoryId')}
      />
      <Select
        name="goodsClass"
        label={t('desk.own.field.goodsClass')}
        options={GOODS_CLASSES.map((value) => ({ value, label: t(`goodsClass.${value}`) }))}
        defaultValue={form.value('goodsClass') ?? (typed.goodsClass || 'NORMAL')}
        error={form.error('goodsClass')}
      />
      <TextInput {...common('unit')} />
      <TextInput
        {...common('dispatchHours')}
        inputMode="numeric"
        hint={t('desk.own.dispatchHint')}
      />
      <TextInput {...common('freightFirst')} inputMode="decimal" leading="¥" />
      <TextInput {...common('freightNext')} inputMode="decimal" leading="¥" />
      <TextInput {...common('tiers')} hint={t('desk.own.tiersHint')} />
    </div>
  );
}
