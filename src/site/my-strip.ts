/** The id of the element of a public page that gets the shopper's strip. */
export const MY_STRIP = 'my-strip';
