import { useEffect, useState } from 'react';
import { call, type Route } from '../session/api.ts';
import { Button } from '../ui/button.tsx';
import { BellIcon } from '../ui/icon.tsx';
import * as css from './account.css';

export type PushSwitchProps = {
  /** The key with which the browser subscribes, in base64url. */
  readonly publicKey: string;
  /**
   * Whether a browser has subscribed in this session. If not, a subscription of this browser may belong to a shopper
   * who was signed in before.
   */
  readonly isOn: boolean;
  readonly texts: {
    readonly on: string;
    readonly off: string;
    readonly isOn: string;
    readonly blocked: string;
    readonly failed: string;
  };
};

const SUBSCRIBE_TO_PUSH: Route<'subscribeToPush'> = ['POST', '/front/user/push'];
const UNSUBSCRIBE_FROM_PUSH: Route<'unsubscribeFromPush'> = ['POST', '/front/user/push/end'];

type State = 'unknown' | 'off' | 'on' | 'blocked' | 'failed';

/** Whether the browser supports notifications. An iPhone does so only if the shop is on its home screen. */
const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = async () =>
  (await navigator.serviceWorker.getRegistration()) ??
  (await navigator.serviceWorker.register('/sw.js'));

const current = async () => (await worker()).pushManager.getSubscription();

async function subscribe(publicKey: string): Promise<State> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(SUBSCRIBE_TO_PUSH, { body: { endpoint: endpoint ?? '', p256dh, auth } });
  return 'on';
}

async function unsubscribe(): Promise<State> {
  const subscription = await current();
  if (!subscription) return 'off';
  await call(UNSUBSCRIBE_FROM_PUSH, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/**
 * The switch that turns notifications on and off in this browser. It is not shown without a script, or if the browser
 * does not support notifications.
 */
export default function PushSwitch({ publicKey, isOn, texts }: PushSwitchProps) {
  const [state, setState] = useState<State>('unknown');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!canPush()) return;
    if (Notification.permission === 'denied') setState('blocked');
    else
      current()
        .then((subscription) => setState(subscription && isOn ? 'on' : 'off'))
        .catch(() => undefined);
  }, [isOn]);
  if (state === 'unknown') return null;
  const run = (act: () => Promise<State>) => {
    setBusy(true);
    act()
      .catch((): State => 'failed')
      .then(setState)
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.push} aria-live="polite">
      {state === 'on' && <span>{texts.isOn}</span>}
      {state === 'blocked' && <span>{texts.blocked}</span>}
      {state === 'failed' && <span>{texts.failed}</span>}
      {state !== 'blocked' && (
        <Button
          icon={<BellIcon />}
          disabled={busy}
          onClick={() => run(state === 'on' ? unsubscribe : () => subscribe(publicKey))}
        >
          {state === 'on' ? texts.off : texts.on}
        </Button>
      )}
    </div>
  );
}
