/** Event of a call that was answered 401: `SessionWatch` leads to sign in, once. */
export const SESSION_ENDED = 'sampan:session-ended';
