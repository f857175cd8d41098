import type { CartItem } from '../../contract/calls/cart.ts';
import { CallForm } from '../form/call-form.tsx';
import { GoodsLine, GoodsList } from '../goods/goods.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Cluster } from '../ui/layout.tsx';
import type { View } from '../view.ts';

type RemoveStepProps = { view: View; items: readonly CartItem[]; back: string };

/** The question before several items are removed, for pages without scripts. */
export function RemoveStep({ view: { t, locale }, items, back }: RemoveStepProps) {
  return (
    <Card title={t('cart.removeStep.title', { count: items.length })}>
      <GoodsList>
        {items.map((item) => (
          <GoodsLine key={item.id} locale={locale} goods={item} />
        ))}
      </GoodsList>
      <CallForm call="clearCart" next="/cart" back={back} flash="cartRemoved">
        {items.map(({ id }) => (
          <input key={id} type="hidden" name="cartItemIds" value={id} />
        ))}
        <Cluster>
          <Button type="submit" variant="danger">
            {t('cart.removeStep.confirm')}
          </Button>
          <ButtonLink href={back}>{t('cart.removeStep.cancel')}</ButtonLink>
        </Cluster>
      </CallForm>
    </Card>
  );
}
