import type { Gateway, GatewayRequest, Reply } from './server.ts';

/** A webhook as a provider sends it. */
export type Sent = { id: string; body: string; headers: Record<string, string> };

/** A payment provider on this machine, with what a payer, a bank or its staff do there. */
export type FakeProvider = {
  gateway: Gateway;
  origin: string;
  name: 'stripe' | 'paypal';
  /** The settings of its account, for a channel. */
  settings: Record<string, string>;
  /** The webhooks that it has sent until now, the oldest first, signed at `now` (milliseconds since the epoch). */
  events: (now?: number) => Sent[];
  /** The payer agrees and pays. `amount`: another one than was asked. Returns where the payer is led. */
  pay: (reference: string, how?: { amount?: string; slowly?: boolean }) => string;
  /** A bank that took its time decides. */
  decide: (reference: string, outcome: 'PAID' | 'FAILED') => void;
  /** Nobody paid in time. */
  expire: (reference: string) => void;
  /** The payer's bank takes a paid payment back. Returns the id of the dispute. */
  dispute: (reference: string, amount?: string) => string;
  /** The shop wins or loses it. */
  settle: (dispute: string, outcome: 'WON' | 'LOST') => void;
  /** Somebody refunds a payment at the provider's own desk. */
  refundThere: (reference: string, amount: string) => void;
  /** Others pay through the same account, evenly between two times in milliseconds since the epoch. */
  payElsewhere?: (count: number, from: number, until: number) => void;
  /** The payouts that were made, each with its amount and receiver. */
  payouts?: () => string[];
  /** The outcome of all payouts. */
  decidePayouts?: (outcome: 'PAID' | 'FAILED') => void;
  /** The refunds that were made: their amounts. */
  refunds: () => string[];
  stop: () => Promise<void>;
};

/** The acts on a provider that a test in another process can do. */
type Controls = Pick<
  FakeProvider,
  'events' | 'pay' | 'decide' | 'expire' | 'dispute' | 'settle' | 'refundThere' | 'refunds'
>;
const CONTROLLED = '/_test/';

/** The answer to a test of another process, which is no call of the provider's API; undefined to any other. */
export function controlled({ path, body }: GatewayRequest, controls: Controls): Reply | undefined {
  if (!path.startsWith(CONTROLLED)) return undefined;
  const name = path.slice(CONTROLLED.length) as keyof Controls;
  const act = controls[name] as (...args: unknown[]) => unknown;
  return { json: { result: act(...JSON.parse(body)) ?? null } };
}

/** The controls of a provider that another process has started. */
export function remoteControls(origin: string) {
  const ask =
    <Name extends keyof Controls>(name: Name) =>
    async (...args: Parameters<Controls[Name]>): Promise<ReturnType<Controls[Name]>> => {
      const body = JSON.stringify(args);
      const response = await fetch(`${origin}${CONTROLLED}${name}`, { method: 'POST', body });
      return ((await response.json()) as { result: ReturnType<Controls[Name]> }).result;
    };
  return {
    events: ask('events'),
    pay: ask('pay'),
    decide: ask('decide'),
    dispute: ask('dispute'),
    refundThere: ask('refundThere'),
    refunds: ask('refunds'),
  };
}
