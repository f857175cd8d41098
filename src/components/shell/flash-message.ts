import type { EndpointName } from '../../contract/endpoints.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';

/** Calls whose forms are a single button: their page has no place for an error. */
const BUTTONS: readonly string[] = [
  'logout',
  'logoutEverywhere',
  'deleteAddress',
  'readNotifications',
] satisfies EndpointName[];

export type FlashMessage = {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Whether the session ended. Then `SessionWatch` may show the same message. */
  readonly sessionEnded: boolean;
};

/** The message of a plain form that the shell shows. Other errors are shown at their form. */
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

/** Whether the form signed the shopper out. */
export const isSignOut = (flash: Flash | undefined): boolean =>
  flash?.kind === 'success' && SIGN_OUTS.includes(flash.form);
