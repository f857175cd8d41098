import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Env, MiddlewareHandler } from 'hono';

/*
 * Gives code the request that it is handling, also after an `await`. Unlike Hono's `contextStorage` it can
 * let go of the request. Otherwise workerd would never free it: workerd keeps a stored value that refers to
 * its own asynchronous context, and a request refers to it through the streams and promises of its page.
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
