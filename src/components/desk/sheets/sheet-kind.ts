import type { DeskTranslate } from '../../../i18n/translator.ts';

/** How tables of a kind are kept, to be checked and mended before they are taken. */
export type SheetKind = {
  keep: 'keepSheet' | 'keepOwnSheet';
  /** The path of the page for a kept table; `{id}` stands for its id. */
  path: string;
  maxRows: number;
  /** In characters. */
  maxText: number;
};

/** A kept table: its text, and what each column was taken for. */
export type KeptSheet = {
  text: string;
  columns: readonly { heading: string; column: string }[];
};

/** What a column may be: the known columns, or one that is left out. */
export const columnOptions = (
  t: DeskTranslate,
  known: readonly { value: string; label: string }[],
): { value: string; label: string }[] => [...known, { value: 'skip', label: t('desk.paste.skip') }];
