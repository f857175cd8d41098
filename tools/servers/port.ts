import { createServer } from 'node:net';
import type { Config } from '../../src/server/platform/config.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';

type Address = Pick<Config, 'PORT' | 'HOST'>;

/**
 * The error to report for a server that can't listen: a `StartRefused` that says what to do if the port or the
 * address is the reason, otherwise the error itself.
 */
export function listenRefusal(error: NodeJS.ErrnoException, { PORT, HOST }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${PORT} is taken: stop the program that listens there, or set PORT to another one.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartRefused(
      `This user may not listen at port ${PORT}: set PORT to one above 1023, and put a proxy before it.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartRefused(`This machine has no address ${HOST}: set HOST to one of its own.`);
  }
  return error;
}

/** Throws `StartRefused` if nothing can listen at the port, before anything is built or written. */
export async function requireFreePort(address: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenRefusal(error, address)));
    server.listen(address.PORT, address.HOST, () => server.close(() => resolve()));
  });
}
