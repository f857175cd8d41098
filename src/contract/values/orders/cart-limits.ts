/** The most lines of a shopper's cart, and so of one order. */
export const MAX_CART_LINES = 200;
