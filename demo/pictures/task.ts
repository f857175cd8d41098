/**
 * Pictures of one good by their paths. With `describe`, their descriptors for the search by picture
 * are stored too.
 */
export type Task = { paths: readonly string[]; describe?: boolean };
export type TaskResult = { error?: string };
