/**
 * A tenant's widget is its analytics code: HTML and scripts of a provider, a support chat or a
 * counter. It runs in a separate document without access to the shop:
 * docs/decisions/020-code-of-providers.md.
 */
export const SUPPORT_CHAT_PATH = '/support-chat';
/** The prefix of the path of the counted page. */
export const COUNTER_PATH = '/counted';

export const isWidgetPath = (path: string): boolean =>
  path === SUPPORT_CHAT_PATH || path === COUNTER_PATH || path.startsWith(`${COUNTER_PATH}/`);

/** The sandbox permissions of the document. It gets an origin only if that is not the shop's. */
export const widgetSandbox = (ownOrigin: boolean): string =>
  [
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    ...(ownOrigin ? ['allow-same-origin'] : []),
  ].join(' ');

/** The document learns only the origin of the page around it, not its path. */
export const WIDGET_REFERRER = 'strict-origin';

/** The message of the chat's document to the page around it when Escape is pressed. */
export const CHAT_LEFT = 'sampan:chat-left';

/** The document event that tells the embedding app about the page. */
export const PAGE_EVENT = 'sampan:page';
/** The event by which an app's script requests the page event when it starts. */
export const BRIDGE_READY_EVENT = 'sampan:ready';
export type PageShown = { path: string; title: string; signedIn: boolean };
