import * as v from 'valibot';

/** Paths of pictures on this site: uploaded ones, or the product's. */
export const photos = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/))), v.maxLength(20)),
  [],
);
