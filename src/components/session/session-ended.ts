/** The event that is fired when a call gets the status 401. `SessionWatch` then opens the sign-in page. */
export const SESSION_ENDED = 'sampan:session-ended';
