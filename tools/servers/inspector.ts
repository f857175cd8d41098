/**
 * A client of the inspector of Node or workerd, for a server that was started with
 * `--inspect=127.0.0.1:<port>`.
 */

export type ProfileNode = {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  children?: number[];
};
export type CpuProfile = {
  nodes: ProfileNode[];
  samples: number[];
  /** Microseconds between samples. */
  timeDeltas: number[];
};

const SAMPLING_INTERVAL_US = 500;

type Answer = { id: number; result?: unknown; error?: { message: string } };
type HeapChunk = { method: 'HeapProfiler.addHeapSnapshotChunk'; params: { chunk: string } };

/** A heap snapshot as V8 writes it: `nodes` are numbers, as many for each node as `node_fields`. */
export type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
};

async function open(port: number): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const targets = (await response.json()) as { id: string; webSocketDebuggerUrl: string }[];
  // Node has one target. Workerd also names Miniflare's own workers.
  const target = targets.find(({ id }) => id.startsWith('core:user:')) ?? targets[0];
  if (!target) throw new Error(`port ${port} has no process to inspect`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  return socket;
}

/** A connection to the inspector. */
export async function inspect(port: number) {
  const socket = await open(port);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let chunks: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | HeapChunk;
    if ('id' in message) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method === 'HeapProfiler.addHeapSnapshotChunk') {
      chunks.push(message.params.chunk);
    }
  });
  const ask = <T>(method: string, params: Record<string, unknown> = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    /** The value of an expression: a number, a string or a boolean. */
    evaluate: async <T>(expression: string): Promise<T> => {
      const { result } = await ask<{ result: { value: T } }>('Runtime.evaluate', { expression });
      return result.value;
    },
    /** Bytes of the heap in use after a garbage collection. */
    heapUsed: async (): Promise<number> => {
      await ask('HeapProfiler.enable');
      // Objects released by a finaliser are only collected by the next run.
      for (let i = 0; i < 3; i++) await ask('HeapProfiler.collectGarbage');
      const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage');
      return usedSize;
    },
    /** All objects that can be reached: V8 collects garbage first. */
    heapSnapshot: async (): Promise<HeapSnapshot> => {
      await ask('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
      const text = chunks.join('');
      chunks = [];
      return JSON.parse(text) as HeapSnapshot;
    },
    /** A CPU profile of the time in which `work` runs. */
    profile: async (work: () => Promise<unknown>): Promise<CpuProfile> => {
      await ask('Profiler.enable');
      await ask('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_US });
      await ask('Profiler.start');
      await work();
      const { profile } = await ask<{ profile: CpuProfile }>('Profiler.stop');
      return profile;
    },
    close: () => socket.close(),
  };
}
