import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, ISOLATING_FLAGS } from '../../../tools/servers/browser.ts';
import { eventually } from './eventually.ts';

type Message = {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};
type PageRequest = { url: string; sessionId: string };

/** A tab without Playwright, because a browser under Playwright does not prerender. */
export type RawTab = {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** The value of an expression in the visible page. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** The value of an expression in the prerendered page. */
  evaluatePrerendered: <T>(expression: string) => Promise<T>;
  /** The URLs that all pages have requested so far. */
  requests: () => readonly string[];
  /** The states of prerendered pages, in the order of their reports. */
  states: () => readonly string[];
  close: () => Promise<void>;
};

/** Connects to the browser by its debugging protocol. Events go to `onEvent`. */
async function connect(url: string, onEvent: (message: Message) => void) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  return (method: string, params = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
}

async function start() {
  const profile = mkdtempSync(path.join(tmpdir(), 'sampan-browser-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const size = '--window-size=1280,900';
  const child = spawn(findBrowser(), [...flags, size, ...ISOLATING_FLAGS, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise<string>((resolve) => {
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
      const found = /ws:\/\/\S+/.exec(output)?.[0];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, stop };
}

/** The domains of the protocol whose events are received. */
const DOMAINS = ['Page', 'Network', 'Preload'];

export async function openRawTab(): Promise<RawTab> {
  const { url, stop } = await start();
  const pages: string[] = [];
  const requests: PageRequest[] = [];
  const states: string[] = [];
  const onAttached = (sessionId: string, type: string) => {
    if (type === 'tab') {
      const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
      void send('Target.setAutoAttach', all, sessionId);
    }
    if (type !== 'page') return;
    pages.push(sessionId);
    for (const domain of DOMAINS) send(`${domain}.enable`, {}, sessionId).catch(() => undefined);
  };
  const send = await connect(url, ({ method, params = {}, sessionId = '' }) => {
    if (method === 'Target.attachedToTarget') {
      onAttached(String(params.sessionId), (params.targetInfo as { type: string }).type);
    } else if (method === 'Network.requestWillBeSent') {
      requests.push({ url: (params.request as { url: string }).url, sessionId });
    } else if (method === 'Preload.prerenderStatusUpdated') states.push(String(params.status));
  });
  // Attaches to tabs first, and to pages only through their tab: only so are prerendered pages reported. The
  // empty filter matches everything else.
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
    filter: [{ type: 'page', exclude: true }, {}],
  });
  await eventually(() => pages.length).toBeGreaterThan(0);

  const valueIn = async (sessionId: string, expression: string) => {
    const parameters = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await send('Runtime.evaluate', parameters, sessionId);
    return (result as { value: unknown }).value;
  };
  /** The newest page in which an expression is true. */
  const find = async (condition: string) => {
    for (const sessionId of pages.toReversed()) {
      if (await valueIn(sessionId, condition).catch(() => false)) return sessionId;
    }
    throw new Error(`no page with ${condition}`);
  };
  const findVisible = () =>
    find('!document.prerendering && document.visibilityState === "visible"');
  return {
    send: async (method, params) => send(method, params, await findVisible()),
    evaluate: async <T>(expression: string) =>
      (await valueIn(await findVisible(), expression)) as T,
    evaluatePrerendered: async <T>(expression: string) =>
      (await valueIn(await find('document.prerendering'), expression)) as T,
    requests: () => requests.map(({ url }) => url),
    states: () => states,
    close: stop,
  };
}
