import { unstable_setNonce } from 'waku/router/server';

/** Gives the nonce of the content policy to every script that Waku and React write into the page. */
export const setNonce: (nonce: string) => void = unstable_setNonce;
