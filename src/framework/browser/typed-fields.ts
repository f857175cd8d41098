/*
 * A page is reloaded when it meets a new build (docs/decisions/039). What the reader typed stays.
 */

const KEY = 'typed';
/** Nothing secret is written down, and these have no text. */
const LEFT_OUT = /^(password|hidden|file|submit|button|reset|image)$/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type SavedField = {
  readonly name: string;
  /** Its place among the fields of that name. */
  readonly index: number;
  readonly value: string;
  readonly checked: boolean;
};
type Saved = { readonly address: string; readonly fields: readonly SavedField[] };

const typed = new Set<Field>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isKept = ({ name, type, autocomplete, isConnected }: Field): boolean =>
  isConnected && name !== '' && !LEFT_OUT.test(type) && autocomplete !== 'one-time-code';

const savedField = (field: Field): SavedField => ({
  name: field.name,
  index: [...document.getElementsByName(field.name)].indexOf(field),
  value: field.value,
  checked: isChoice(field) && field.checked,
});

const currentAddress = () => location.pathname + location.search;

function save(): void {
  const fields = [...typed].filter(isKept).map(savedField);
  if (fields.length === 0) return;
  const saved: Saved = { address: currentAddress(), fields };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // No room, or no permission: then nothing is kept.
  }
}

/** What was saved when this page was reloaded. It is removed in any case. */
function takeSaved(): readonly SavedField[] {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
    return isReload && saved?.address === currentAddress() ? saved.fields : [];
  } catch {
    return [];
  }
}

/** Sets a field as a reader does, so that React hears of it. Answers whether the reader could set it. */
function fillIn({ name, index, value, checked }: SavedField): boolean {
  const field = document.getElementsByName(name)[index];
  if (!isField(field) || field.disabled) return false;
  if (isChoice(field)) {
    if (field.value === value && field.checked !== checked) field.click();
  } else if (field.value !== value) {
    // React replaces the setter of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return true;
}

/** Keeps what is typed in this page over a reload. Call it once, before the page is hydrated. */
export function keepTyped(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) typed.add(target);
    },
    { capture: true, passive: true },
  );
  addEventListener('pagehide', save);
}

/**
 * Fills in what was typed before a reload, once the page is hydrated. A field that comes later, as in
 * a dialog, is filled in when it comes.
 */
export function restoreTyped(): (() => void) | undefined {
  let left = takeSaved();
  if (left.length === 0) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One at a time, so that React renders in between: the next field may depend on it.
  const fillNext = () => {
    timer = undefined;
    const filled = left.find(fillIn);
    left = left.filter((field) => field !== filled);
    if (left.length === 0) observer.disconnect();
    else if (filled) soon();
  };
  const soon = () => {
    timer ??= setTimeout(fillNext);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true });
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
