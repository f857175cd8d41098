import type { ScanAnswer } from '../../../contract/ops/warehouse/scan.ts';
import type { ScanStep } from '../../../contract/values/warehouse/scanning.ts';

/** A scan that is to be sent. */
export type WaitingScan = { scanId: string; step: ScanStep; station: string; code: string };

/** The result of a scan. */
export type Sent = { answer: ScanAnswer } | { refused: string; scan: WaitingScan };

type QueueOptions = {
  tenantId: string;
  station: string;
  /**
   * The id of the person who scans. Scans that another person left here are not sent in this one's name.
   */
  person: string;
  onSent: (sent: Sent) => void;
  onState: (state: QueueState) => void;
};

export type QueueState = {
  /** How many scans of this person wait to be sent. */
  waiting: number;
  /** How many scans of other people wait, until these people sign in at this station again. */
  ofOthers: number;
  /** Whether the last attempt to send failed. */
  isOffline: boolean;
};

const RETRY_MS = 2_000;
const TIMEOUT_MS = 15_000;

/**
 * Sends scans in the order in which they were read, each once: the next one after the answer to the
 * previous one. Unanswered scans stay in the browser's storage, also after a reload; the server recognises
 * a repeated scan by its id. If a person has several tabs at one station, one tab sends at a time, and all
 * show the answers.
 */
export function scanQueue({ tenantId, station, person, onSent, onState }: QueueOptions) {
  const ofStation = `desk-scans:${tenantId}:${station}:`;
  const stored = waitingScans(`${ofStation}${person}:`);
  const tabs = new BroadcastChannel(stored.name);
  let isSending = false;
  let isOffline = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reportState() {
    const waiting = stored.keys().length;
    onState({ waiting, ofOthers: keysFrom(ofStation).length - waiting, isOffline });
  }

  async function sendAll() {
    if (isSending || isEnded) return;
    isSending = true;
    clearTimeout(timer);
    await whileLocked(stored.name, async () => {
      for (let [key] = stored.keys(); key && !isEnded; [key] = stored.keys()) {
        const sent = await send(tenantId, stored.read(key)).catch(() => undefined);
        isOffline = sent === undefined;
        if (!sent) break;
        stored.remove(key);
        reportState();
        if (!isEnded) tabs.postMessage(sent);
        onSent(sent);
      }
      // Set before anything else can happen: a scan that is read now starts a new round.
      isSending = false;
    });
    reportState();
    if (isOffline && !isEnded) timer = setTimeout(sendAll, RETRY_MS);
  }

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(stored.name)) return;
    reportState();
    // The tab in which it was read may have been closed before it could send.
    if (newValue !== null) void sendAll();
  };
  tabs.onmessage = ({ data }: MessageEvent<Sent>) => onSent(data);
  addEventListener('online', sendAll);
  addEventListener('storage', onStorage);
  return {
    /** Stores a scan, and sends it when the previous ones are answered. */
    add(step: ScanStep, code: string) {
      stored.add({ scanId: crypto.randomUUID(), step, station, code });
      reportState();
      void sendAll();
    },
    /** Sends the scans that an earlier page left. */
    start: () => void sendAll(),
    end() {
      isEnded = true;
      clearTimeout(timer);
      tabs.close();
      removeEventListener('online', sendAll);
      removeEventListener('storage', onStorage);
    },
  };
}

const keysFrom = (name: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(name))
    .sort();

/**
 * The waiting scans, each under a key of its own, so that tabs that write at the same time don't overwrite
 * each other. The keys are in the order in which the scans were read.
 */
function waitingScans(name: string) {
  const keys = () => keysFrom(name);
  return {
    name,
    keys,
    read: (key: string): WaitingScan => JSON.parse(localStorage.getItem(key) ?? '{}'),
    remove: (key: string) => localStorage.removeItem(key),
    add(scan: WaitingScan) {
      // After the last one that waits, even if both are of the same millisecond or the clock was set back.
      const last = Number(keys().at(-1)?.slice(name.length).split(':', 1)[0] ?? 0);
      const at = Math.max(Date.now(), last + 1);
      localStorage.setItem(`${name}${at}:${scan.scanId}`, JSON.stringify(scan));
    },
  };
}

/**
 * Runs `act` while no other tab does. Browsers have locks in secure contexts only; without them two tabs
 * may send the same scan, which the server accepts once.
 */
function whileLocked(name: string, act: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, act) : act();
}

/**
 * Sends a scan. Throws if the network, the server or the session is missing; then it is tried again.
 */
async function send(tenantId: string, scan: WaitingScan): Promise<Sent> {
  const response = await fetch(`/api/ops/scan?tenant=${encodeURIComponent(tenantId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(scan),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return { answer: (await response.json()) as ScanAnswer };
  if (response.status === 401) {
    const currentPath = location.pathname + location.search;
    location.assign(`/desk/sign-in?next=${encodeURIComponent(currentPath)}`);
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
