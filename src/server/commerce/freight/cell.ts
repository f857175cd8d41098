import type { FieldErrorCode } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';

/*
 * How the single values of a tariff's cells are written. Each reader returns the value, or throws a
 * `CellError` with what is wrong.
 */

/** A mistake in a cell. */
export class CellError extends Error {
  code: FieldErrorCode;
  constructor(code: FieldErrorCode) {
    super(code);
    this.code = code;
  }
}

type Range = { min?: number; max: number };

/** A whole number within a range. */
export function readInteger(text: string, { min = 0, max }: Range): number {
  if (text === '') throw new CellError('required');
  if (!/^\d{1,12}$/.test(text)) throw new CellError('number');
  const number = Number(text);
  if (number < min) throw new CellError('too_small');
  if (number > max) throw new CellError('too_large');
  return number;
}

/** An amount of yuan, up to a million, in fen. */
export function readFen(text: string): number {
  if (text === '') throw new CellError('required');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw new CellError('number');
  const fen = toFen(text);
  if (fen > 100_000_000) throw new CellError('too_large');
  return fen;
}

/** A percentage such as `15`, `1.5%` or `0.25 %`, in basis points; at most 100 %. */
export function readPercent(text: string): number {
  const digits = text.replace(/ ?%$/, '');
  if (digits === '') throw new CellError('required');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(digits)) throw new CellError('number');
  const basisPoints = toFen(digits);
  if (basisPoints > 10_000) throw new CellError('too_large');
  return basisPoints;
}

/** `yes` or `no`; an empty cell is `no`. */
export function readYesNo(text: string): boolean {
  if (/^(yes|y|true|1|是|有)$/i.test(text)) return true;
  if (/^(no|n|false|0|否|无|)$/i.test(text)) return false;
  throw new CellError('choice');
}

/** One of the given words, in upper or lower case. */
export function readWord<T extends string>(text: string, words: readonly T[]): T {
  if (text === '') throw new CellError('required');
  const found = words.find((word) => word === text.toUpperCase());
  if (!found) throw new CellError('choice');
  return found;
}

/** The words of a cell, separated by spaces or commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The parts of a cell, separated by semicolons. */
export const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** The groups of a part that must match a pattern. */
export function matched(part: string, pattern: RegExp): Record<string, string> {
  const groups = pattern.exec(part)?.groups;
  if (!groups) throw new CellError('invalid');
  return groups;
}

/** Throws unless each number is larger than the one before. */
export function requireRising(numbers: readonly number[]): void {
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0))) {
    throw new CellError('invalid');
  }
}
