import { constantTimeEqual, hmacSha256 } from '../../crypto/digest.ts';

/**
 * The queue of one shopper's attempts in this process, which run one after the other. If the same
 * password was proved right while a call waited, the call succeeds without comparing it: of 200
 * concurrent payments only one computes argon2. The limits, which hold across processes, are counted
 * in the database (`pay-password-attempts.ts`); the queue only keeps the calls of one process from
 * competing there.
 *
 * A call waits by polling: on Workers a request must not wait for a promise of another request, which
 * may be aborted.
 */
type Queue = {
  /** How many calls run or wait. */
  calls: number;
  /** The attempt that runs, and when it started. */
  running?: { since: number };
  /** The HMAC of the last password that was proved right (`codeOf`), what `prove` returned, and when. */
  proof?: { code: Uint8Array; hash: string; at: number };
};

/** Longer than an attempt takes. An attempt that runs longer belongs to a request that was aborted. */
const MAX_ATTEMPT_MS = 10_000;
const POLL_MS = 10;

const queues = new Map<string, Queue>();
let secret: Uint8Array<ArrayBuffer> | undefined;

/**
 * Runs `prove`, which throws if the password is wrong and else returns its stored hash. If another
 * call proved the same password while this one waited, returns the hash of that call instead.
 */
export async function provePassword(
  owner: string,
  guess: { password: string; storedHash: string },
  prove: () => Promise<string>,
): Promise<string> {
  const code = await codeOf(guess);
  const calledAt = Date.now();
  const queue = queues.get(owner) ?? { calls: 0 };
  queues.set(owner, queue);
  queue.calls++;
  try {
    while (isBusy(queue)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
    }
    const { proof } = queue;
    if (proof && proof.at >= calledAt && constantTimeEqual(proof.code, code)) return proof.hash;
    const running = { since: Date.now() };
    queue.running = running;
    try {
      const hash = await prove();
      queue.proof = { code, hash, at: Date.now() };
      return hash;
    } finally {
      if (queue.running === running) queue.running = undefined;
    }
  } finally {
    queue.calls--;
    if (queue.calls === 0) queues.delete(owner);
  }
}

function isBusy({ running }: Queue): boolean {
  return running !== undefined && Date.now() - running.since < MAX_ATTEMPT_MS;
}

/**
 * The HMAC of a password together with the stored hash, under a secret that never leaves this process.
 */
function codeOf({ password, storedHash }: { password: string; storedHash: string }) {
  secret ??= crypto.getRandomValues(new Uint8Array(32));
  return hmacSha256(secret, JSON.stringify([storedHash, password]));
}
