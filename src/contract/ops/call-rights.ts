import type { Right } from '../values/rights.ts';

/**
 * The right that a call of the staff needs. `self`: every signed-in person has it. `pending`: also somebody
 * whose second factor is still missing.
 */
export type CallRight = Right | 'self' | 'pending';
