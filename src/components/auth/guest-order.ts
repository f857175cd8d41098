import type { Quote } from '../../contract/calls/cart.ts';

/** What a visitor without an account is about to order, and the path of that checkout. */
export type GuestOrder = { readonly quote: Quote; readonly next: string };
