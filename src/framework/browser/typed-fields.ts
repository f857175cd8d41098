/* Typed text survives the reload of a page after a new build is deployed (docs/decisions/039). */

const STORAGE_KEY = 'typed';
/** Types of fields that are not saved: secrets, buttons, and values that the visitor did not type. */
const UNSAVED_TYPES = /^(password|hidden|file|submit|button|reset|image)$/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type SavedField = {
  readonly name: string;
  /** The index of the field among the fields of that name. */
  readonly index: number;
  readonly value: string;
  readonly checked: boolean;
};
/**
 * Stored as JSON, and read by later builds, so the properties must not be renamed. `address` is the
 * page's path and query.
 */
type Saved = { readonly address: string; readonly fields: readonly SavedField[] };

/** The fields that the visitor has typed into. */
const typed = new Set<Field>();

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches('input,textarea,select');

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const mayBeSaved = ({ name, type, autocomplete, isConnected }: Field): boolean =>
  isConnected && name !== '' && !UNSAVED_TYPES.test(type) && autocomplete !== 'one-time-code';

const savedField = (field: Field): SavedField => ({
  name: field.name,
  index: [...document.getElementsByName(field.name)].indexOf(field),
  value: field.value,
  checked: isChoice(field) && field.checked,
});

const currentPath = () => location.pathname + location.search;

function save(): void {
  const fields = [...typed].filter(mayBeSaved).map(savedField);
  if (fields.length === 0) return;
  const saved: Saved = { address: currentPath(), fields };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // The storage is full or not permitted: then nothing is saved.
  }
}

/** Returns the fields that were saved when this page was reloaded, and removes them. */
function takeSaved(): readonly SavedField[] {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
    return isReload && saved?.address === currentPath() ? saved.fields : [];
  } catch {
    return [];
  }
}

/**
 * Sets a field with the events of typing, so that React notices, and shows it. Returns false if it is missing or
 * disabled.
 */
function fillIn({ name, index, value, checked }: SavedField): boolean {
  const field = document.getElementsByName(name)[index];
  if (!isField(field) || field.disabled) return false;
  if (isChoice(field)) {
    if (field.value !== value || field.checked === checked) return true;
    field.click();
  } else {
    if (field.value === value) return true;
    // React overrides `value` on the element to track it. The prototype's setter bypasses that, so React
    // notices the change.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // The reload has closed it again.
  field.closest('details')?.setAttribute('open', '');
  return true;
}

/** When the page is left, saves the fields that were typed into. Call it once, before hydration. */
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
 * Fills in the saved fields after a reload, once the page is hydrated. A field that appears later, as
 * in a dialog, is filled in when it appears. Returns a function that stops waiting for such fields.
 */
export function restoreTyped(): (() => void) | undefined {
  let remaining = takeSaved();
  if (remaining.length === 0) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One at a time, so that React renders in between: the next field may depend on it.
  const fillNext = () => {
    timer = undefined;
    const filled = remaining.find(fillIn);
    remaining = remaining.filter((field) => field !== filled);
    if (remaining.length === 0) observer.disconnect();
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
