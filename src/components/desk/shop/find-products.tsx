import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type FindProps = {
  view: DeskTenantView;
  version: number;
  groups: TenantFile['productGroups'];
  words: string;
  found: readonly Pick<ProductCard, 'productId' | 'title'>[];
};

/** The form that finds products by words, and the one that adds the ticked products to a group of the draft. */
export function FindProducts({ view, version, groups, words, found }: FindProps) {
  const { t, tenant, pagePath, flash } = view;
  return (
    <section className="desk-card desk-stack" id="find">
      <h2>{t('desk.groups.find')}</h2>
      <form action={deskPath(tenant.id, 'shop', 'parts', 'groups')} className="desk-row desk-ends">
        <TextInput name="q" label={t('desk.groups.words')} maxLength={80} defaultValue={words} />
        <Button type="submit">{t('desk.groups.find')}</Button>
      </form>
      {words !== '' && found.length === 0 && <p>{t('desk.groups.none')}</p>}
      {found.length > 0 && groups.length > 0 && (
        <CallForm
          call="addToShopGroup"
          query={{ tenant: tenant.id }}
          version={version}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.draftSaved"
          className="desk-stack"
        >
          <FormMessage form={formState(flash, 'addToShopGroup', [])} />
          <div className="desk-found">
            {found.map(({ productId, title }) => (
              <Checkbox key={productId} name="productIds" value={productId} label={title} />
            ))}
          </div>
          <Select
            name="group"
            label={t('desk.groups.to')}
            options={groups.map(({ id, name }) => ({ value: id, label: name.en }))}
          />
          <div className="desk-row">
            <Button type="submit" variant="primary">
              {t('desk.groups.add')}
            </Button>
          </div>
        </CallForm>
      )}
    </section>
  );
}
