/** Why a row is rejected: the field (empty for the whole row) and what is wrong with it. */
export class Rejection extends Error {
  readonly problems: readonly Problem[];

  constructor(field: string, code: string);
  constructor(problems: readonly Problem[]);
  constructor(first: string | readonly Problem[], code = 'invalid') {
    super('a row was rejected');
    this.problems = typeof first === 'string' ? [{ field: first, code }] : first;
  }
}

export type Problem = { field: string; code: string };
