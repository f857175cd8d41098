/**
 * A tenant's widget is its analytics code: HTML and scripts of a provider, a support chat or a
 * counter. It runs in a document of its own that reaches nothing of the shop:
 * docs/decisions/020-code-of-providers.md.
 */
export const SUPPORT_CHAT_PATH = '/support-chat';
/** Stands before the path of the page that is counted. */
export const COUNTER_PATH = '/counted';

export const isWidgetPath = (path: string): boolean =>
  path === SUPPORT_CHAT_PATH || path === COUNTER_PATH || path.startsWith(`${COUNTER_PATH}/`);

/** What the document may do. It has an origin only where that is not the shop's. */
export const widgetSandbox = (ownOrigin: boolean): string =>
  [
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    ...(ownOrigin ? ['allow-same-origin'] : []),
  ].join(' ');

/** What the document learns of the page that it was opened from: the site, not whose order it shows. */
export const WIDGET_REFERRER = 'strict-origin';

/** What the chat's document says to the page around it when Escape is pressed in it. */
export const CHAT_LEFT = 'sampan:chat-left';

/** What the page says of itself to the app that it is shown in, as an event of the document. */
export const PAGE_EVENT = 'sampan:page';
/** By which an app's script asks for it, when it begins. */
export const BRIDGE_READY_EVENT = 'sampan:ready';
export type PageShown = { path: string; title: string; signedIn: boolean };
