import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { sumDecimals } from '../money/sum.ts';

/**
 * An estimate to the door that includes the chosen services for the goods. `prices` has the price of every offered
 * service, CNY, by the value of its field.
 */
export function withServices(
  door: DoorEstimate,
  prices: Readonly<Record<string, string>>,
  chosen: readonly string[],
): DoorEstimate {
  const amounts = chosen.flatMap((value) => prices[value] ?? []);
  if (amounts.length === 0) return door;
  const more = (amount: string) => sumDecimals([amount, ...amounts]);
  return {
    ...door,
    goodsServices: more(door.goodsServices ?? '0.00'),
    ways: door.ways.map((way) => ({ ...way, total: more(way.total) })),
  };
}
