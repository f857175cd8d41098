import type { DeskTranslate } from '../../../i18n/translator.ts';

/**
 * The calls and paths for tables of a kind, which are stored, checked and corrected before they are
 * accepted.
 */
export type SheetKind = {
  keep: 'keepSheet' | 'keepOwnSheet';
  /** The path of the page for a stored table; `{id}` is replaced by its id. */
  path: string;
  maxRows: number;
  /** The most characters of a table. */
  maxText: number;
};

/** A stored table: its text, and the meaning of each column. */
export type KeptSheet = {
  text: string;
  columns: readonly { heading: string; column: string }[];
};

/** The possible meanings of a column: the known columns, or "left out". */
export const columnOptions = (
  t: DeskTranslate,
  known: readonly { value: string; label: string }[],
): { value: string; label: string }[] => [...known, { value: 'skip', label: t('desk.paste.skip') }];
