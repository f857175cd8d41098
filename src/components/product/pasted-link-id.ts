/** The id of the field with a pasted link. */
export const PASTED_LINK_ID = 'pasted-link';
