/**
 * How a call to a provider can fail. `UNAVAILABLE`: no answer, or a failure of its own: the same call may succeed
 * later. `KEYS_REFUSED`: it does not accept the channel's settings. `DECLINED`: it will not do this. `UNREADABLE`:
 * an answer that we don't understand. `UNSIGNED`: a webhook that it did not send for this account, or long ago.
 */
export type ProviderFault = 'UNAVAILABLE' | 'KEYS_REFUSED' | 'DECLINED' | 'UNREADABLE' | 'UNSIGNED';

/** Thrown by calls to a payment provider. The message is the provider's own, for the log and the desk. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly fault: ProviderFault;
  constructor(fault: ProviderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Whether a call failed in a way that says nothing about whether it was carried out. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ProviderFailure) ||
  error.fault === 'UNAVAILABLE' ||
  error.fault === 'UNREADABLE';
