const PERSONAL = /^\/(auth|my|cart|checkout|payment)(\/|$)/;

/** Pages of the shopper's own, and the way to sign in: what is fetched ahead would be old when they come. */
export const isPersonal = (path: string): boolean => PERSONAL.test(path);
