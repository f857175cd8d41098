/** The answer of a call that has nothing else to say. */
export const OK = { ok: true } as const;
