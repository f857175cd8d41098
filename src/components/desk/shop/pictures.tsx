import type { ShopPicture } from '../../../contract/ops/shop/shop-pictures.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type PicturesProps = { view: DeskTenantView; pictures: readonly ShopPicture[] };

/** The public pictures of the shop, with the form that uploads another. */
export function Pictures({ view, pictures }: PicturesProps) {
  const { t, may } = view;
  return (
    <>
      {may('shop.act') && <UploadForm view={view} />}
      {pictures.length === 0 ? (
        <p className="desk-quiet">{t('desk.pictures.none')}</p>
      ) : (
        <ul className="desk-pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <PictureCard view={view} picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UploadForm({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'addShopPicture', ['name', 'file']);
  return (
    <CallForm
      call="addShopPicture"
      query={{ tenant: tenant.id }}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.pictureAdded"
      upload={{ field: 'file', catalog: 'SHOP_PICTURE' }}
      className="desk-card desk-stack"
    >
      <FormMessage form={form} />
      <p className="desk-quiet">{t('desk.pictures.text')}</p>
      <TextInput
        name="name"
        label={t('desk.pictures.name')}
        maxLength={80}
        required
        defaultValue={form.value('name')}
        error={form.error('name')}
      />
      <label className="desk-photo">
        {t('desk.pictures.file')}
        <input type="file" name="file" accept="image/jpeg,image/png,image/webp" required />
        {form.error('file') && <span className="desk-wrong">{form.error('file')}</span>}
      </label>
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.pictures.upload')}
        </Button>
      </div>
    </CallForm>
  );
}

function PictureCard({ view, picture }: { view: DeskTenantView; picture: ShopPicture }) {
  const { t, tenant, pagePath, may } = view;
  const { id, name, path, width, height, bytes, usedIn, ofProduct, ofChannel, version } = picture;
  const kilobytes = Math.ceil(bytes / 1024);
  const parts = formatList(view.locale, [
    ...usedIn.map((part) => t(`desk.shop.part.${part}`)),
    ...(ofProduct ? [t('desk.own.title')] : []),
    ...(ofChannel ? [t('desk.channels.title')] : []),
  ]);
  return (
    <>
      <img
        src={`${smallPicture(path)}?tenant=${tenant.id}`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
      <b>{name}</b>
      <span className="desk-quiet">{t('desk.pictures.size', { width, height, kilobytes })}</span>
      <code className="desk-mono">{path}</code>
      <span className="desk-quiet">
        {parts ? t('desk.pictures.usedIn', { parts }) : t('desk.pictures.unused')}
      </span>
      {parts === '' && may('shop.act') && (
        <CallForm
          call="removeShopPicture"
          params={{ id }}
          query={{ tenant: tenant.id }}
          version={version}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.pictureRemoved"
        >
          <Button type="submit" size="sm" variant="danger">
            {t('desk.pictures.remove')}
          </Button>
        </CallForm>
      )}
    </>
  );
}
