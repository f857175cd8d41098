'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { pastedCells } from './pasted-cells.ts';

export type GridProps = {
  /** The id of the form with the table. */
  form: string;
  /** Whether the form was refused: then the typed cells are filled in again. */
  refused: boolean;
  texts: { fillDown: string; undo: string; nextError: string; paste: string };
};

/** A change of fields that can be undone: the names of the fields and their texts before. */
type Step = readonly (readonly [name: string, before: string])[];

const CELLS = 'input:not([type=hidden], [type=checkbox])';
/** The key under which the typed cells are stored while the form is sent. */
const keyOf = () => `tariff ${location.pathname}${location.search}`;

const isCell = (element: EventTarget | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.matches(CELLS);

/** The fields of the table, row by row. */
const gridOf = (form: HTMLFormElement): HTMLInputElement[][] =>
  [...form.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLInputElement>(CELLS),
  ]);

/** The field with a name. */
const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);

function placeOf(grid: readonly HTMLInputElement[][], cell: HTMLInputElement) {
  const row = grid.findIndex((cells) => cells.includes(cell));
  return { row, column: grid[row]?.indexOf(cell) ?? -1 };
}

/**
 * The tools of the table editor besides its fields: paste of several cells, fill down, undo, arrows, next
 * mistake.
 */
export default function GridTools({ form: id, refused, texts }: GridProps) {
  const steps = useRef<Step[]>([]);
  const [last, setLast] = useState<HTMLInputElement>();
  const [undoable, setUndoable] = useState(0);

  const formOf = () => document.getElementById(id) as HTMLFormElement | null;

  /** Writes texts into fields, as one step that can be undone. */
  const write = (changes: readonly (readonly [HTMLInputElement, string])[]) => {
    const real = changes.filter(([cell, text]) => cell.value !== text);
    if (real.length === 0) return;
    steps.current.push(real.map(([cell]) => [cell.name, cell.value]));
    for (const [cell, text] of real) cell.value = text;
    setUndoable(steps.current.length);
  };

  const undo = () => {
    const form = formOf();
    for (const [name, before] of steps.current.pop() ?? []) {
      const field = fieldOf(form, name);
      if (field) field.value = before;
    }
    setUndoable(steps.current.length);
  };

  const fillDown = (from: HTMLInputElement | undefined) => {
    const form = formOf();
    if (!form || !from) return;
    const grid = gridOf(form);
    const { row, column } = placeOf(grid, from);
    // Only rows with a row number are filled: the empty rows at the end are no rows yet.
    const below = grid
      .slice(row + 1)
      .flatMap((cells) => cells[column] ?? [])
      .filter((cell) => cell.closest('tr')?.querySelector('input[type=hidden]'));
    write(below.map((cell) => [cell, from.value]));
    from.focus();
  };

  const nextError = () => {
    const form = formOf();
    const wrong = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])];
    const isAfter = (cell: HTMLInputElement) =>
      last && last.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING;
    (wrong.find(isAfter) ?? wrong[0])?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners only use refs and the form
  useEffect(() => {
    const form = formOf();
    if (!form) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const changedFields = () =>
      gridOf(form)
        .flat()
        .filter((cell) => cell.value !== cell.defaultValue);

    const storedText = sessionStorage.getItem(keyOf());
    sessionStorage.removeItem(keyOf());
    if (storedText && refused) {
      for (const [name, text] of JSON.parse(storedText) as [string, string][]) {
        const field = fieldOf(form, name);
        if (field) field.value = text;
      }
    }
    let isSent = false;

    form.addEventListener(
      'focusin',
      ({ target }) => {
        if (!isCell(target)) return;
        setLast(target);
        target.dataset.before = target.value;
      },
      { signal },
    );
    form.addEventListener(
      'change',
      ({ target }) => {
        if (!isCell(target)) return;
        steps.current.push([[target.name, target.dataset.before ?? target.defaultValue]]);
        target.dataset.before = target.value;
        setUndoable(steps.current.length);
      },
      { signal },
    );
    form.addEventListener(
      'paste',
      (event) => {
        const { target, clipboardData } = event;
        const cells = clipboardData && pastedCells(clipboardData.getData('text/plain'));
        if (!cells || !isCell(target)) return;
        event.preventDefault();
        const grid = gridOf(form);
        const { row, column } = placeOf(grid, target);
        write(
          cells.flatMap((line, down) =>
            line.flatMap((text, right) => {
              const cell = grid[row + down]?.[column + right];
              return cell ? [[cell, text.trim()] as const] : [];
            }),
          ),
        );
      },
      { signal },
    );
    form.addEventListener(
      'keydown',
      (event) => {
        const { target, key, ctrlKey, metaKey, isComposing } = event;
        if (isComposing || !isCell(target)) return;
        const isCommand = ctrlKey || metaKey;
        if (isCommand && key === 'd') {
          event.preventDefault();
          target.blur();
          fillDown(target);
        } else if ((key === 'ArrowDown' || key === 'ArrowUp') && !target.list) {
          const grid = gridOf(form);
          const { row, column } = placeOf(grid, target);
          grid[row + (key === 'ArrowDown' ? 1 : -1)]?.[column]?.focus();
          event.preventDefault();
        }
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      () => {
        isSent = true;
        const typed = changedFields().map(({ name, value }) => [name, value]);
        sessionStorage.setItem(keyOf(), JSON.stringify(typed));
      },
      { signal },
    );
    addEventListener(
      'beforeunload',
      (event) => {
        if (!isSent && changedFields().length > 0) event.preventDefault();
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);

  return (
    <>
      <Button type="button" onClick={() => fillDown(last)} disabled={!last}>
        {texts.fillDown}
      </Button>
      <Button type="button" onClick={undo} disabled={undoable === 0}>
        {texts.undo}
      </Button>
      <Button type="button" onClick={nextError}>
        {texts.nextError}
      </Button>
      <span className="desk-quiet">{texts.paste}</span>
    </>
  );
}
