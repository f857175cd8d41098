/** Why a row is not taken: which field (empty for the row as a whole) and what is wrong with it. */
export class Rejection extends Error {
  readonly problems: readonly Problem[];

  constructor(field: string, code: string);
  constructor(problems: readonly Problem[]);
  constructor(first: string | readonly Problem[], code = 'invalid') {
    super('a row that is not taken');
    this.problems = typeof first === 'string' ? [{ field: first, code }] : first;
  }
}

export type Problem = { field: string; code: string };
