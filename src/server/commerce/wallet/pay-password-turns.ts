import { constantTimeEqual, hmacSha256 } from '../../crypto/digest.ts';

/**
 * The attempts of one shopper in this process, one after the other. A call passes without comparing
 * if the same password was proved right while it waited: of 200 concurrent payments only one
 * computes argon2. Limits across processes are counted in the database (`pay-password-attempts.ts`);
 * these turns only keep a process from competing with itself there.
 *
 * A call waits by polling: on Workers a request must not wait for a promise of another request,
 * which may be aborted.
 */
type Queue = {
  calls: number;
  turn?: { since: number };
  /** The HMAC of the last password that was proved right (`codeOf`), what `prove` returned, and when. */
  proof?: { code: Uint8Array; hash: string; at: number };
};

/** Longer than an attempt takes: an older turn belongs to a request that was aborted. */
const TURN_MS = 10_000;
const POLL_MS = 10;

const queues = new Map<string, Queue>();
let secret: Uint8Array<ArrayBuffer> | undefined;

/**
 * Runs `prove`, which throws if the password is wrong and returns its stored hash, unless another call
 * proved the same password while this one waited: then returns what that one did.
 */
export async function inTurn(
  owner: string,
  guess: { password: string; storedHash: string },
  prove: () => Promise<string>,
): Promise<string> {
  const code = await codeOf(guess);
  const since = Date.now();
  const queue = queues.get(owner) ?? { calls: 0 };
  queues.set(owner, queue);
  queue.calls++;
  try {
    while (isBusy(queue)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
    }
    const { proof } = queue;
    if (proof && proof.at >= since && constantTimeEqual(proof.code, code)) return proof.hash;
    const turn = { since: Date.now() };
    queue.turn = turn;
    try {
      const hash = await prove();
      queue.proof = { code, hash, at: Date.now() };
      return hash;
    } finally {
      if (queue.turn === turn) queue.turn = undefined;
    }
  } finally {
    queue.calls--;
    if (queue.calls === 0) queues.delete(owner);
  }
}

function isBusy({ turn }: Queue): boolean {
  return turn !== undefined && Date.now() - turn.since < TURN_MS;
}

/** The HMAC of a password together with the stored hash, under a secret that never leaves this process. */
function codeOf({ password, storedHash }: { password: string; storedHash: string }) {
  secret ??= crypto.getRandomValues(new Uint8Array(32));
  return hmacSha256(secret, JSON.stringify([storedHash, password]));
}
