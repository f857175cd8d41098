'use client';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { PushSwitchProps } from './push-switch.tsx';

const PushSwitch = lazyIsland<PushSwitchProps>(() => import('./push-switch.tsx'));

/** The switch of notifications for this browser; its script comes with the page that shows it. */
export function LazyPushSwitch(props: PushSwitchProps) {
  return <PushSwitch {...props} />;
}
