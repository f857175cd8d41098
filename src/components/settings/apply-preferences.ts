import type { Direction } from '../../contract/values/shop/locales.ts';
import { DEFAULT_CHOICE, OWN_COLOR, PREFERENCES_PATH } from '../../site/preferences.ts';
import { paletteCss } from '../../theme/palette.ts';

/** The preferences of a visitor who has chosen none: the tenant's colour, and the direction of the page's language. */
export type DefaultPreferences = { readonly themeColor: string; readonly direction: Direction };

/** Overrides the document's palette until the next document is loaded. */
let paletteSheet: CSSStyleSheet | undefined;

function showColor(color: string): void {
  if (!paletteSheet) {
    paletteSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(paletteSheet);
  }
  paletteSheet.replaceSync(paletteCss(color));
}

/** The values of the form that a field belongs to. */
const formValues = (target: EventTarget | null) =>
  new FormData(target instanceof HTMLInputElement ? (target.form ?? undefined) : undefined);

/** Shows the page with the preferences of a field's form. */
export function showPreferences(field: EventTarget | null, defaults: DefaultPreferences): void {
  const fields = formValues(field);
  const chosen = (name: string) => {
    const value = String(fields.get(name) ?? DEFAULT_CHOICE);
    return value === DEFAULT_CHOICE ? undefined : value;
  };
  const root = document.documentElement;
  const scheme = chosen('scheme');
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  root.dir = chosen('direction') ?? defaults.direction;
  const primary = chosen('primary');
  const color = primary === OWN_COLOR ? chosen('ownColor') : primary;
  showColor(color ?? defaults.themeColor);
}

/** Selects the custom-colour option when its colour field changes. */
export function selectCustomColor(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'ownColor') return;
  const option = target.form?.querySelector<HTMLInputElement>(`[name=primary][value=${OWN_COLOR}]`);
  if (option) option.checked = true;
}

/**
 * Sends the form of a field as its button would. Rejects if that fails. The server sets the cookies,
 * because some browsers delete cookies that a script has set after a week.
 */
export async function savePreferences(field: EventTarget | null): Promise<void> {
  const fields = [...formValues(field)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(PREFERENCES_PATH, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    keepalive: true,
  });
  if (response.type !== 'opaqueredirect') throw new Error(String(response.status));
}
