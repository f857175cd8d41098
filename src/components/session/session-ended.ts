/** Event of a session that a call found ended: the watcher goes to sign in, once. */
export const SESSION_ENDED = 'sampan:session-ended';
