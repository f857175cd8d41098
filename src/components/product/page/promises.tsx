import { leastFreeDays } from '../../../contract/values/warehouse/storage-at.ts';
import { daysToWarehouse } from '../../orders/days-to-warehouse.ts';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

/**
 * What the shop promises to shoppers who order, with its own numbers of days: when goods arrive, our check, returns
 * and free storage.
 */
export function Promises({ view }: { readonly view: View }) {
  const { t, tenant } = view;
  const { returnDays } = tenant.inspection;
  const arrival = daysToWarehouse(view);
  const freeDays = leastFreeDays(tenant);
  const promises = [
    arrival && t('expected.afterPayment', { days: arrival }),
    returnDays > 0 && t('product.returns', { days: returnDays }),
    freeDays > 0 && t('home.step.receive.figure', { days: freeDays }),
  ];
  return (
    <ul className={css.promises}>
      {promises.map((text) => text && <li key={text}>{isolated(text)}</li>)}
    </ul>
  );
}
