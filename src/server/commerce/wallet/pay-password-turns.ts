import { constantTimeEqual, hmacSha256 } from '../../crypto/digest.ts';

/**
 * Takes the attempts of one shopper in this process in turn, and lets a call pass without comparing
 * again when the very same password was proved right while it waited: of 200 payments at once one
 * pays for argon2. What must hold across processes is counted in the database
 * (`pay-password-attempts.ts`); this only keeps a process from competing with itself there.
 *
 * Waiting means looking at this memory now and then: on Workers a request must not wait for a
 * promise of another one, which may be cut off.
 */
type Queue = {
  calls: number;
  turn?: { since: number };
  /** The last password that was proved right, as a code of this process, and when. */
  proof?: { code: Uint8Array; at: number };
};

/** Longer than an attempt takes: a turn that old belongs to a request that was cut off. */
const TURN_MS = 10_000;
const LOOK_MS = 10;

const queues = new Map<string, Queue>();
let secret: Uint8Array<ArrayBuffer> | undefined;

/** Runs `prove`, which throws when the password is wrong, unless the same was proved meanwhile. */
export async function inTurn(
  owner: string,
  guess: { password: string; storedHash: string },
  prove: () => Promise<void>,
): Promise<void> {
  const code = await codeOf(guess);
  const since = Date.now();
  const queue = queues.get(owner) ?? { calls: 0 };
  queues.set(owner, queue);
  queue.calls++;
  try {
    while (isBusy(queue)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS * (0.5 + Math.random())));
    }
    const { proof } = queue;
    if (proof && proof.at >= since && constantTimeEqual(proof.code, code)) return;
    const turn = { since: Date.now() };
    queue.turn = turn;
    try {
      await prove();
      queue.proof = { code, at: Date.now() };
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

/** Keyed with a secret that never leaves this process, and bound to the stored hash. */
function codeOf({ password, storedHash }: { password: string; storedHash: string }) {
  secret ??= crypto.getRandomValues(new Uint8Array(32));
  return hmacSha256(secret, JSON.stringify([storedHash, password]));
}
