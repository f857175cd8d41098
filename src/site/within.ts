/**
 * `{ value }` of a promise if it is fulfilled within `ms` milliseconds; otherwise undefined. Rejects if
 * the promise rejects in that time.
 */
export async function within<T>(
  ms: number,
  promise: Promise<T>,
): Promise<{ value: T } | undefined> {
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeout.resolve, Math.max(0, ms), undefined);
  try {
    return await Promise.race([promise.then((value) => ({ value })), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
