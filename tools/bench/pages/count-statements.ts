/**
 * Loaded before a server with `--import`. Counts the statements that its process passes to libSQL's
 * native module, so the server is unchanged. The count is read through the inspector.
 */
const shared = globalThis as unknown as { statementsAsked: number };
shared.statementsAsked = 0;

/** Statements that are not counted: transactions and settings. */
const NO_QUERY = /^\s*(begin|commit|rollback|pragma)/i;

type Prepare = (this: unknown, sql: string, ...rest: unknown[]) => unknown;
type Native = { exports: { databasePrepareSync?: Prepare } };

const load = process.dlopen;
process.dlopen = (module: object, ...rest: [string, number?]) => {
  load.call(process, module, ...rest);
  const { exports } = module as Native;
  const prepare = exports.databasePrepareSync;
  if (!prepare) return;
  exports.databasePrepareSync = function (sql, ...others) {
    if (!NO_QUERY.test(sql)) shared.statementsAsked++;
    return prepare.call(this, sql, ...others);
  };
};
