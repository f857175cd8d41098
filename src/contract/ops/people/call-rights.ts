import type { Right } from '../../values/people/rights.ts';

/**
 * The right that a call of the staff needs. `any`: everybody who works for the tenant has it. `self`: every
 * signed-in person, for what is their own. `pending`: also somebody whose second factor is still missing.
 */
export type CallRight = Right | 'any' | 'self' | 'pending';
