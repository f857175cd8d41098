/** The path at which a link of the desk opens the shop as a customer sees it, and the path that ends the view. */
export const VIEW_PATH = '/view-as';
export const END_VIEW_PATH = '/view-as/end';

/** How long somebody of the staff sees the shop as a shopper. */
export const VIEW_SECONDS = 15 * 60;

/**
 * The bar on each page while a member of the staff sees the shop as a shopper: its texts, in the language of that
 * person, and the token that ends the view.
 */
export type ShopView = { token: string; title: string; text: string; end: string };
