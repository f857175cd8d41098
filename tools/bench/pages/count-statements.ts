/**
 * Loaded before a server with `--import`. Counts the statements that its process passes to libSQL's
 * native module, so the server is unchanged. The count is read through the inspector.
 */
const shared = globalThis as unknown as { statementCount: number };
shared.statementCount = 0;

/** Statements that are not counted: transactions and settings. */
const NOT_COUNTED = /^\s*(begin|commit|rollback|pragma)/i;

type Prepare = (this: unknown, sql: string, ...rest: unknown[]) => unknown;
type Native = { exports: { databasePrepareSync?: Prepare } };

const load = process.dlopen;
process.dlopen = (module: object, ...rest: [string, number?]) => {
  load.call(process, module, ...rest);
  const { exports } = module as Native;
  const prepare = exports.databasePrepareSync;
  if (!prepare) return;
  exports.databasePrepareSync = function (sql, ...others) {
    if (!NOT_COUNTED.test(sql)) shared.statementCount++;
    return prepare.call(this, sql, ...others);
  };
};
