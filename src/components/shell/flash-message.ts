import type { EndpointName } from '../../contract/endpoints.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';

/** Calls whose forms are a single button: their page has no place for what went wrong. */
const BUTTONS: readonly string[] = [
  'logout',
  'deleteAddress',
  'readNotifications',
] satisfies EndpointName[];

export type FlashMessage = {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** An ended session, which the session watch may say too. */
  readonly sessionEnded: boolean;
};

/** What the shell says of a plain form that was sent; errors of other forms stand at their form. */
export function flashMessage(flash: Flash | undefined, t: Translate): FlashMessage | undefined {
  if (flash?.kind === 'success' && flash.key) {
    return { tone: 'success', text: translateKey(t, flash.key), sessionEnded: false };
  }
  if (flash?.code === 'UNAUTHENTICATED') {
    return { tone: 'error', text: t('shell.sessionExpired'), sessionEnded: true };
  }
  if (!flash?.message || !BUTTONS.includes(flash.form)) return undefined;
  return { tone: 'error', text: flash.message, sessionEnded: false };
}

const SIGN_OUTS: readonly string[] = ['logout', 'logoutEverywhere'] satisfies EndpointName[];

/** Whether the form was the shopper's way out. */
export const isSignOut = (flash: Flash | undefined): boolean =>
  flash?.kind === 'success' && SIGN_OUTS.includes(flash.form);
