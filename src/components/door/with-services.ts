import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { sumDecimals } from '../money/sum.ts';

/** An estimate to the door with services for the goods, which are chosen with them. `amounts`: their prices, CNY. */
export function withServices(door: DoorEstimate, amounts: readonly string[]): DoorEstimate {
  if (amounts.length === 0) return door;
  const more = (amount: string) => sumDecimals([amount, ...amounts]);
  return {
    ...door,
    goodsServices: more(door.goodsServices ?? '0.00'),
    ways: door.ways.map((way) => ({ ...way, total: more(way.total) })),
  };
}
