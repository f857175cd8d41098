/**
 * Loaded ahead of a server by `--import`: counts what its process asks libSQL, at the native module,
 * so that the server itself knows nothing of it. Read through the inspector.
 */
const shared = globalThis as unknown as { statementsAsked: number };
shared.statementsAsked = 0;

/** What only begins, ends or sets up is no query. */
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
