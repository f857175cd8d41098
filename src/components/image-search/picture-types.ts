/** The types that the contract accepts; a phone's file chooser converts its own formats to them. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png';
