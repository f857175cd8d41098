import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { build } from '../../build/build.ts';
import { workerVariables } from '../../build/worker-variables.ts';
import { createTranslator, type ReadMessages } from '../../src/i18n/translator.ts';
import { createApi } from '../../src/server/api/app.ts';
import { argon2idNode } from '../../src/server/crypto/argon2-node.ts';
import { deriveKeys } from '../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../src/server/crypto/password.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { fetchLink } from '../../src/server/platform/fetch-link.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import { diskBucket } from '../../src/server/platform/node/bucket-disk.ts';
import type { Database, Platform } from '../../src/server/platform/platform.ts';
import { publicFetch } from '../../src/server/platform/public-fetch.ts';
import { createRevisions } from '../../src/server/platform/revisions.ts';
import { retryingD1 } from '../../src/server/platform/workerd/retrying-d1.ts';
import { type Client, d1InOtherProcess } from '../servers/d1-in-other-process.ts';
import { treeOf } from '../servers/processes.ts';
import { freePort } from '../servers/start-server.ts';
import { prepareD1, startWorkerd } from '../servers/workerd.ts';
import { wrongBooks } from './books.ts';
import { type Customer, customerProblems, newCustomers } from './customer.ts';
import { DEEDS, KINDS, type Kind } from './deeds.ts';
import { attempt, finish } from './interrupted-call.ts';
import { type Loss, type Losses, lossyD1 } from './lossy-d1.ts';
import { type Random, randomOf, shuffled } from './random.ts';
import type { Interrupted } from './rounds.ts';
import { openD1File } from './subjects.ts';

/** Of this many losses, one kills D1's process. */
const LOSSES_PER_KILL = 8;

const isWorkerd = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/workerd');
  } catch {
    return false;
  }
};

const readMessages: ReadMessages = async (locale) =>
  JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8'));

/** A D1 in a workerd of its own that can be killed and started again. */
async function openD1(folder: string, environment: Record<string, string>) {
  const options = { folder: path.join(folder, 'workerd'), environment, isEmpty: true };
  mkdirSync(options.folder, { recursive: true });
  await prepareD1(options);
  let miniflare = await startWorkerd(options);
  let isDown = false;
  const losses: Losses = {
    calls: 0,
    kill: () => {
      isDown = true;
      for (const pid of treeOf(process.pid).filter(isWorkerd)) process.kill(pid, 'SIGKILL');
    },
  };
  const open = async (): Promise<Database> => {
    const client = (await miniflare.getD1Database('DB')) as unknown as Client;
    return d1InOtherProcess(retryingD1(lossyD1(client, losses)));
  };
  const end = () => miniflare.dispose().catch(() => {});
  return {
    losses,
    open,
    end,
    /** Starts D1 again if it was killed. Resolves to the new database, or to undefined if it was not killed. */
    recover: async (): Promise<Database | undefined> => {
      if (!isDown) return undefined;
      isDown = false;
      await end();
      miniflare = await startWorkerd(options);
      return open();
    },
  };
}

/** The embedded API on a database, as a Worker has it, at a port. */
async function serveApi(
  environment: Record<string, string>,
  options: { database: Database; folder: string },
) {
  const platform: Platform = {
    runtime: 'workerd',
    config: readConfig(environment),
    keys: await deriveKeys(workerVariables(environment).SECRETS),
    translator: createTranslator(readMessages),
    deskTranslator: createTranslator(readMessages),
    revisions: createRevisions(),
    metrics: createMetrics(),
    log: () => {},
    database: options.database,
    bucket: diskBucket(path.join(options.folder, 'uploads')),
    fetchLink,
    fetchPublic: publicFetch,
    passwords: createPasswordHasher(argon2idNode),
    sendMail: undefined,
  };
  const port = await freePort();
  const { fetch } = createApi(async () => platform);
  const server = serve({ fetch, port, hostname: '127.0.0.1' });
  return { port, platform, close: () => void server.close() };
}

type Case = { kind: Kind; loss: Loss };

/** All losses to try, in random order: each call to D1 of each kind of call, lost before and after it is done. */
function casesOf(calls: Record<Kind, number>, random: Random): Case[] {
  const all = KINDS.flatMap((kind) =>
    Array.from({ length: calls[kind] }, (_, i) =>
      (['before', 'after'] as const).map((when): Case => ({ kind, loss: { call: i + 1, when } })),
    ).flat(),
  );
  return shuffled(all, random).map(({ kind, loss }, i) => ({
    kind,
    loss: i % LOSSES_PER_KILL === LOSSES_PER_KILL - 1 ? { ...loss, when: 'killed' } : loss,
  }));
}

/** How many calls to D1 each kind of call makes. */
async function countCalls(customer: Customer, losses: Losses): Promise<Record<Kind, number>> {
  const calls = {} as Record<Kind, number>;
  for (const kind of KINDS) {
    const deed = await DEEDS[kind](customer);
    const key = crypto.randomUUID();
    const before = losses.calls;
    const first = await attempt(deed, { idempotencyKey: key });
    calls[kind] = losses.calls - before;
    const { problems } = await finish(customer, deed, { first, key });
    if (problems.length > 0) throw new Error(`${kind}, nothing lost: ${problems.join('; ')}`);
  }
  return calls;
}

/**
 * Loses single calls of the API to D1: before they were begun, after they were done, and by killing D1's process.
 * The API runs in this process, so that each of its calls to D1 can be chosen.
 */
export async function interruptD1(
  { count, seed }: { count: number; seed: number },
  operatorToken: string,
  report: (interrupted: readonly Interrupted[], progress: string) => void,
): Promise<{ interrupted: Interrupted[]; problems: string[] }> {
  await build('workers');
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-crash-'));
  const environment = {
    NODE_ENV: 'production',
    DEMO: 'true',
    FULFILMENT: 'manual',
    LOG_LEVEL: 'error',
    OPERATOR_TOKEN: operatorToken,
  };
  const ends: (() => unknown)[] = [];
  try {
    const d1 = await openD1(folder, environment);
    ends.push(d1.end);
    const api = await serveApi(environment, { database: await d1.open(), folder });
    ends.push(api.close);
    const [customer] = await newCustomers(api.port, 1, operatorToken);
    if (!customer) throw new Error('a run needs a customer');
    const calls = await countCalls(customer, d1.losses);
    console.log(`calls of D1: ${KINDS.map((kind) => `${kind} ${calls[kind]}`).join(', ')}`);
    const cases = casesOf(calls, randomOf(seed)).slice(0, count);
    const interrupted: Interrupted[] = [];
    for (const [i, { kind, loss }] of cases.entries()) {
      const deed = await DEEDS[kind](customer);
      const key = crypto.randomUUID();
      d1.losses.next = { ...loss, call: d1.losses.calls + loss.call };
      const first = await attempt(deed, { idempotencyKey: key });
      d1.losses.next = undefined;
      api.platform.database = (await d1.recover()) ?? api.platform.database;
      const verdict = await finish(customer, deed, { first, key });
      const problems = verdict.problems.map(
        (problem) => `${problem} (call ${loss.call} lost, ${loss.when})`,
      );
      const one = { kind, round: i + 1, verdict: { ...verdict, problems } };
      interrupted.push(one);
      if (problems.length > 0 || i % 20 === 19) report([one], `${i + 1} of ${cases.length}`);
    }
    const problems = await customerProblems(api.port, [customer]);
    await d1.end();
    problems.push(...(await wrongBooks(await openD1File({ folder }), [customer.shopper.email])));
    return { interrupted, problems };
  } finally {
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
