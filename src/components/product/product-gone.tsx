import { visuallyHidden } from '../../theme/global.css';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BoxIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';

/** The link is right, but its marketplace has no such product any more. */
export function ProductGone({ t }: Pick<View, 't'>) {
  return (
    <>
      <h1 className={visuallyHidden}>{t('nav.product')}</h1>
      <EmptyState
        icon={<BoxIcon size={24} />}
        title={t('product.gone.title')}
        text={t('product.gone.text')}
        action={
          <ButtonLink href="/product-search" variant="primary">
            {t('product.gone.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
