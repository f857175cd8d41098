/** Days after the notification of the end of storage in which storage can still be extended. */
export const GRACE_DAYS = 30;
