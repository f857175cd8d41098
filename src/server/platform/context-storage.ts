import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Env, MiddlewareHandler } from 'hono';

/*
 * The request for which code runs, across `await`. Unlike Hono's `contextStorage` it can let go of the
 * request: workerd never frees a stored value that refers to its own asynchronous context, and a request
 * does so through the streams and promises of its page.
 */

const storage = new AsyncLocalStorage<{ c: Context | undefined }>();

export const contextStorage: MiddlewareHandler = (c, next) => storage.run({ c }, next);

export function tryGetContext<E extends Env>(): Context<E> | undefined {
  return storage.getStore()?.c;
}

export function getContext<E extends Env>(): Context<E> {
  const c = tryGetContext<E>();
  if (!c) throw new Error('no request is being handled');
  return c;
}

/** A function that lets go of the current request, to be called after the last byte of its page. */
export function contextRelease(): () => void {
  const stored = storage.getStore();
  return () => {
    if (stored) stored.c = undefined;
  };
}
