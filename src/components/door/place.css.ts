import { globalStyle, style } from '@vanilla-extract/css';

/** Around an estimate: while a newer one is read, no amount is shown. */
export const place = style({});

globalStyle(`${place}[aria-busy=true] :is(bdi, dd)`, { visibility: 'hidden' });
