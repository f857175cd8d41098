/** The event of a call with the status 401. `SessionWatch` then leads to sign-in, once. */
export const SESSION_ENDED = 'sampan:session-ended';
