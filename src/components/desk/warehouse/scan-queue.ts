import type { ScanAnswer } from '../../../contract/ops/scan.ts';
import type { ScanStep } from '../../../contract/values/scanning.ts';

/** A scan that is to be sent. */
export type WaitingScan = { scanId: string; step: ScanStep; station: string; code: string };

/** What became of a scan. */
export type Sent = { answer: ScanAnswer } | { refused: string; scan: WaitingScan };

type QueueOptions = {
  tenantId: string;
  station: string;
  onSent: (sent: Sent) => void;
  /** How many scans wait, and whether the last attempt to send failed. */
  onState: (state: { waiting: number; isOffline: boolean }) => void;
};

const RETRY_MS = 2_000;
const TIMEOUT_MS = 15_000;

/**
 * Sends scans in the order in which they were read, each once: the next one when the answer to the one
 * before has come. What is not answered stays in the browser's storage, also over a reload; sent again,
 * the server knows it by its id.
 */
export function scanQueue({ tenantId, station, onSent, onState }: QueueOptions) {
  const key = `desk-scans:${tenantId}:${station}`;
  let isSending = false;
  let isOffline = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): WaitingScan[] => JSON.parse(localStorage.getItem(key) ?? '[]');
  const write = (scans: WaitingScan[]) => {
    if (scans.length > 0) localStorage.setItem(key, JSON.stringify(scans));
    else localStorage.removeItem(key);
    onState({ waiting: scans.length, isOffline });
  };

  async function sendAll() {
    if (isSending || isEnded) return;
    isSending = true;
    clearTimeout(timer);
    for (let [scan] = read(); scan && !isEnded; [scan] = read()) {
      const sent = await send(tenantId, scan).catch(() => undefined);
      isOffline = sent === undefined;
      if (!sent) break;
      const { scanId } = scan;
      write(read().filter((one) => one.scanId !== scanId));
      onSent(sent);
    }
    isSending = false;
    onState({ waiting: read().length, isOffline });
    if (isOffline && !isEnded) timer = setTimeout(sendAll, RETRY_MS);
  }

  addEventListener('online', sendAll);
  return {
    /** Keeps a scan and sends it when those before it are answered. */
    add(step: ScanStep, code: string) {
      write([...read(), { scanId: crypto.randomUUID(), step, station, code }]);
      void sendAll();
    },
    /** Sends what an earlier page left. */
    start: () => void sendAll(),
    end() {
      isEnded = true;
      clearTimeout(timer);
      removeEventListener('online', sendAll);
    },
  };
}

/** Sends a scan. Throws if the network, the server or the session is away: then it is tried again. */
async function send(tenantId: string, scan: WaitingScan): Promise<Sent> {
  const response = await fetch(`/api/ops/scan?tenant=${encodeURIComponent(tenantId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(scan),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return { answer: (await response.json()) as ScanAnswer };
  if (response.status === 401) {
    const here = location.pathname + location.search;
    location.assign(`/desk/sign-in?next=${encodeURIComponent(here)}`);
    throw new Error('signed out');
  }
  if (response.status === 429 || response.status >= 500) throw new Error('busy');
  const { message } = (await response.json()) as { message: string };
  return { refused: message, scan };
}

/** Undoes a scan. Throws without a network. */
export async function sendUndo(tenantId: string, scanId: string): Promise<ScanAnswer> {
  const query = `tenant=${encodeURIComponent(tenantId)}`;
  const response = await fetch(`/api/ops/scans/${scanId}/undo?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error('not undone');
  return (await response.json()) as ScanAnswer;
}
