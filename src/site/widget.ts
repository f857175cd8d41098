/*
 * A widget is HTML with scripts of a provider, from the tenant's settings: a support chat, or the code
 * of a visit counter. Each runs in a separate document without access to the shop:
 * docs/decisions/020-code-of-providers.md.
 */

export const SUPPORT_CHAT_PATH = '/support-chat';
/** The counter's document. The path of the page to count follows this prefix. */
export const COUNTER_PATH = '/counted';

export const isWidgetPath = (path: string): boolean =>
  path === SUPPORT_CHAT_PATH || path === COUNTER_PATH || path.startsWith(`${COUNTER_PATH}/`);

/** The sandbox permissions of a widget's document. `hasSeparateOrigin`: its origin is not the shop's. */
export const widgetSandbox = (hasSeparateOrigin: boolean): string =>
  [
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    ...(hasSeparateOrigin ? ['allow-same-origin'] : []),
  ].join(' ');

/** The referrer policy: a widget learns only the origin of the page that embeds it, not its path. */
export const WIDGET_REFERRER = 'strict-origin';

/** The message that the chat's document sends to the embedding page when Escape is pressed. */
export const CHAT_CLOSE_REQUESTED = 'sampan:chat-close';

/*
 * Events on `document` between the shop and the script of a native app that shows the shop in a web view
 * (`appBridgeScript`).
 */

/** The shop tells the app which page is shown. */
export const PAGE_EVENT = 'sampan:page';
/** The app's script has started and requests PAGE_EVENT. */
export const BRIDGE_READY_EVENT = 'sampan:ready';
export type PageShown = { path: string; title: string; signedIn: boolean };
