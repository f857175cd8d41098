/** Where a link from the desk opens a view, and where it ends. */
export const VIEW_PATH = '/view-as';
export const END_VIEW_PATH = '/view-as/end';

/** How long somebody of the staff sees the shop as a shopper. */
export const VIEW_SECONDS = 15 * 60;

/** What the bar on each page says while somebody of the staff sees the shop as a shopper, in their language. */
export type ShopView = { token: string; title: string; text: string; end: string };
