import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import type { DeskTenantView } from '../view.ts';
import { shownPicture } from './own-list.tsx';

/** The pictures of a product in their order, as they were typed. */
export function OwnProductPictures({
  view,
  product,
}: {
  view: DeskTenantView;
  product: OwnProductDetail;
}) {
  const { pictures } = product.typed;
  if (pictures.length === 0) return null;
  return (
    <ol className="desk-pictures">
      {pictures.map(({ path, alt }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
        <li key={`${path} ${i}`}>
          <img
            src={shownPicture(path, view.tenant.id)}
            alt={Object.values(alt)[0] ?? ''}
            loading="lazy"
          />
          <code className="desk-mono">{path}</code>
        </li>
      ))}
    </ol>
  );
}
