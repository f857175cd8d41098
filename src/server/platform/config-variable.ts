import type * as v from 'valibot';

type Options = {
  /** The effect of leaving it unset, if the schema has no default. */
  unset?: string;
  /** Whether a Worker reads it too; Node always does. */
  workers?: boolean;
};

/** A variable: its schema, its purpose and the runtimes that read it. */
export function variable<const S extends v.GenericSchema>(
  schema: S,
  about: string,
  { unset, workers = true }: Options = {},
) {
  return { schema, about, unset, workers };
}
