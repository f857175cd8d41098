/*
 * The keys of the desk's lists. They act on what the server rendered: rows have `data-row`, links of the
 * navigation `data-letter`.
 */

/** For how long after `g` a letter opens a section, in milliseconds. */
const SEQUENCE_MS = 1500;

const EDITABLE = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog[open]';

/** Whether the user types with this key: into a field, or while composing Chinese. */
function isTyping(event: KeyboardEvent): boolean {
  // Safari ends composing before the event of its last key, and marks it with 229.
  if (event.isComposing || event.keyCode === 229) return true;
  // A field of a dialog that was just closed keeps the focus until the next frame, but nobody is typing
  // there.
  const field = event.target instanceof Element ? event.target.closest(EDITABLE) : null;
  return field?.checkVisibility() ?? false;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined;

/** Moves the focus to the row that the URL names: the one that was opened. */
export function focusAnchoredRow(): void {
  if (!location.hash.startsWith('#row-')) return;
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
}

/**
 * Moves the focus by a number of rows, to the first link of the row there, so that Enter opens it.
 */
function moveRow(by: 1 | -1): void {
  const allRows = rows();
  const current = rowWithFocus();
  const next = current
    ? allRows[allRows.indexOf(current) + by]
    : allRows[by > 0 ? 0 : allRows.length - 1];
  const target = next?.querySelector<HTMLElement>('a, button, summary');
  target?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Opens the object before or after the open one, in the list from which it was opened. */
const walk = (to: 'next' | 'previous') =>
  document.querySelector<HTMLElement>(`[data-walk="${to}"]`)?.click();

const tickRow = () => rowWithFocus()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>(
    '.desk-search input, main [type=search], main [role=search] input:not([type=hidden])',
  );
  field?.focus();
  field?.select();
}

/**
 * Keeps the Enter that picks a Chinese candidate from submitting the form, as Safari does. Returns a
 * function that stops it.
 */
export function guardComposing(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.isComposing || event.keyCode === 229;
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isComposing && isField) event.preventDefault();
  };
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}

/**
 * Listens to keys. `help` and `palette` open their dialogs; `isOn` tells whether single keys are switched
 * on. Returns a function that stops it.
 */
export function listenToKeys({
  isOn,
  help,
  palette,
}: {
  isOn: () => boolean;
  help: () => void;
  palette: () => void;
}): () => void {
  let sequenceUntil = 0;
  const actions: Record<string, () => void> = {
    '/': focusSearch,
    j: () => moveRow(1),
    k: () => moveRow(-1),
    x: tickRow,
    n: () => walk('next'),
    p: () => walk('previous'),
    '?': help,
    g: () => {
      sequenceUntil = Date.now() + SEQUENCE_MS;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'k' && !event.isComposing) {
      event.preventDefault();
      palette();
      return;
    }
    if (isCommand || event.altKey || event.defaultPrevented || isTyping(event) || !isOn()) return;
    const isSequence = Date.now() < sequenceUntil;
    sequenceUntil = 0;
    const section =
      isSequence && /^[a-z]$/.test(event.key)
        ? document.querySelector<HTMLElement>(`[data-letter="${event.key}"]`)
        : null;
    const act = section ? () => section.click() : isSequence ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
