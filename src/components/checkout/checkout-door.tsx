'use client';
import { useMemo, useRef } from 'react';
import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { Door } from '../door/door.tsx';
import type { LiveFormat } from '../door/live-door.ts';
import type { ShownDoor } from '../door/shown-door.ts';
import { useShownDoor } from '../door/use-shown-door.ts';
import { withServices } from '../door/with-services.ts';
import { useChosenServices } from './use-chosen-services.ts';

type CheckoutDoorProps = {
  /** The estimate without services. */
  door: DoorEstimate;
  /** The estimate as the server formatted it, with the services that are chosen at first. */
  shown: ShownDoor;
  format: LiveFormat;
  /** The price of each service, CNY, by the value of its field. */
  prices: Readonly<Record<string, string>>;
  chosen: readonly string[];
};

/** The cost of the goods at the door, with the services that are chosen in the form. */
export function CheckoutDoor({ door, shown, format, prices, chosen: initial }: CheckoutDoorProps) {
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(useChosenServices(place, initial));
  const first = JSON.stringify(initial);
  const withAll = useMemo(() => withServices(door, prices, JSON.parse(key)), [door, prices, key]);
  const current = useShownDoor(withAll, key === first ? withAll : door, shown, format);
  return (
    <div ref={place}>
      <Door shown={current ?? shown} busy={!current} />
    </div>
  );
}
