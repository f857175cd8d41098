/** The response of a call that returns nothing else. */
export const OK = { ok: true } as const;
