/**
 * How a call to a provider can fail.
 *
 * - `UNAVAILABLE`: no response, or a failure of the provider; the same call may succeed later.
 * - `KEYS_REFUSED`: the provider does not accept the channel's settings.
 * - `DECLINED`: the provider refuses to do this.
 * - `UNREADABLE`: we don't understand the response.
 * - `UNSIGNED`: the provider did not send this webhook for this account, or sent it long ago.
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

/** Whether it is unknown if the failed call was carried out. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ProviderFailure) ||
  error.fault === 'UNAVAILABLE' ||
  error.fault === 'UNREADABLE';
