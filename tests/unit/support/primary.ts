import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { runWorkers } from '../../../src/server/platform/node/cluster.ts';

/*
 * A primary with one worker, which answers with its process id. The parent gets `listening`, and `handed`
 * each time that a connection is handed to the worker.
 */
if (cluster.isPrimary) {
  runWorkers({ count: 1, script: import.meta.filename, environment: {}, log: () => {} });
  cluster.once('listening', (worker) => {
    const { send } = worker.process;
    worker.process.send = function (this: unknown, ...args: Parameters<typeof send>) {
      if (args[1]) process.send?.('handed');
      return send.apply(this, args);
    } as typeof send;
    process.send?.('listening');
  });
} else {
  const server = createServer((_, response) => response.end(String(process.pid)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
