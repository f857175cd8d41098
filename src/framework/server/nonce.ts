import { unstable_setNonce } from 'waku/router/server';

/** Sets the nonce of the content security policy on every script that Waku and React write. */
export const setNonce: (nonce: string) => void = unstable_setNonce;
