import * as v from 'valibot';

/** A person by their id and name, as who did something or whom it is about. */
export const namedPerson = v.object({ id: v.string(), name: v.string() });
export type NamedPerson = v.InferOutput<typeof namedPerson>;
