/** The time limit of a call, in milliseconds (docs/specification.md section 9). */
export const TIMEOUT_MS = 30_000;
