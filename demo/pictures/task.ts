/** Pictures of one good, by their paths. `describe` also says what they look like, for the search by picture. */
export type Task = { paths: readonly string[]; describe?: boolean };
export type TaskResult = { error?: string };
