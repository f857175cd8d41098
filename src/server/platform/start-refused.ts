/**
 * Why a server or a command does not start, in one sentence that also says what to do. It is printed
 * without a stack.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
