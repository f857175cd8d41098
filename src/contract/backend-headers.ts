/* Headers between a backend and its storefront. Browsers never see them. */

/** The host of the shop. A call names it; the answer to `getTenant` says for which host it was given. */
export const TENANT_DOMAIN = 'x-tenant-domain';

/** The revision of the tenant's content when the call was answered. */
export const CONTENT_REVISION = 'x-content-revision';

/**
 * A D1 bookmark. A call reads data at least as new as the bookmark that it sends; its answer has the
 * new bookmark.
 */
export const DATABASE_BOOKMARK = 'x-database-bookmark';

/**
 * The token of the visitor's device, from the answer to an earlier sign-in. A backend that gets it
 * counts wrong attempts of this device apart from those of unknown devices.
 */
export const DEVICE_TOKEN = 'x-device-token';

/**
 * The token of the cart of a visitor without an account, from the answer that made it. At sign-in and sign-up it names
 * the cart that becomes the shopper's.
 */
export const GUEST_CART = 'x-guest-cart';

/** The currency in which the visitor chose to see amounts, ISO 4217. An order keeps it, with its rate. */
export const DISPLAY_CURRENCY = 'x-display-currency';

/** The token of a preview: who has it sees the shop with its drafts. */
export const SHOP_PREVIEW = 'x-shop-preview';

/** The token of a station's browser. Whoever signs in there by badge has the rights of its warehouse. */
export const STATION_TOKEN = 'x-station-token';
