import type { EndpointName } from '../../contract/endpoints.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import { type Flash, SIGN_IN_TO_GO_ON } from '../../site/flash.ts';
import { SIGN_OUTS } from '../../site/sign-outs.ts';

/** Calls whose form is a single button, which has no room for an error, so that the shell shows it. */
const BUTTON_CALLS: readonly string[] = [
  'logout',
  'logoutEverywhere',
  'deleteAddress',
  'readNotifications',
] satisfies EndpointName[];

export type FlashMessage = {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Whether the session has ended. `SessionWatch` may then show the same message. */
  readonly sessionEnded: boolean;
};

/** The result of a plain form, if the shell shows it. Other errors are shown at their form. */
export function flashMessage(flash: Flash | undefined, t: Translate): FlashMessage | undefined {
  if (flash?.kind === 'success' && flash.key) {
    return { tone: 'success', text: translateKey(t, flash.key), sessionEnded: false };
  }
  if (flash?.code === 'UNAUTHENTICATED') {
    return { tone: 'error', text: t('shell.sessionExpired'), sessionEnded: true };
  }
  if (flash?.code === SIGN_IN_TO_GO_ON) {
    return { tone: 'info', text: t('auth.goOn'), sessionEnded: false };
  }
  if (!flash?.message || !BUTTON_CALLS.includes(flash.form)) return undefined;
  return { tone: 'error', text: flash.message, sessionEnded: false };
}

/** Whether the form signed the shopper out. */
export const isSignOut = (flash: Flash | undefined): boolean =>
  flash?.kind === 'success' && SIGN_OUTS.some((call) => call === flash.form);
