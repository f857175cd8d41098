import type { UserAccount } from '../../../contract/calls/account.ts';
import type { Deposit, DepositChannel } from '../../../contract/calls/deposits.ts';
import type { DepositStatus } from '../../../contract/values/money/money-kinds.ts';
import { type Translate, translateKey } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { withBack } from '../../../site/with-back.ts';
import type { Tone } from '../../ui/tone.css.ts';
import type { View } from '../../view.ts';

/** The data of a top-up's page. */
export type DepositPageProps = {
  view: View;
  flash: Flash | undefined;
  deposit: Deposit;
  channel: DepositChannel | undefined;
  account: UserAccount;
  /** The path of the page that needs the money. */
  back: string;
  now: number;
  /** Whether the provider's page could not be opened. */
  hasProblem: boolean;
};

export const DEPOSIT_TONE: Record<DepositStatus, Tone> = {
  PENDING_PAYMENT: 'warning',
  PENDING_REVIEW: 'info',
  SUCCEEDED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/** How a top-up through a channel is paid and credited. */
export const aboutChannel = (
  t: Translate,
  { type, demonstration }: Pick<DepositChannel, 'type' | 'demonstration'>,
): string =>
  demonstration ? t('topUp.about.DEMONSTRATION') : translateKey(t, `topUp.about.${type}`);

/** Whether a top-up is still open. */
export const isOpen = ({ status }: { status: DepositStatus }): boolean =>
  status === 'PENDING_PAYMENT' || status === 'PENDING_REVIEW';

/**
 * The URL of a top-up's card page. The sandbox's page is on this site and gets `back`, to return with it;
 * a provider's page is left as it is.
 */
export function cardHref(redirectUrl: string, back: string): string {
  return redirectUrl.startsWith('/') ? withBack(redirectUrl, back) : redirectUrl;
}
