import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Direction } from '../../contract/enums.ts';
import { OWN_COLOR, PREFERENCES_PATH, UNCHOSEN } from '../../contract/preferences.ts';
import { toast } from '../ui/toast.ts';

type SettingsFormProps = {
  /** Own path that the answer leads back to. */
  readonly back: string;
  /** What counts where nothing is chosen: the tenant's colour, the language's direction. */
  readonly themeColor: string;
  readonly direction: Direction;
  readonly failed: string;
  readonly className: string;
  readonly children: ReactNode;
};

type Fallback = Pick<SettingsFormProps, 'themeColor' | 'direction'>;

/** Lies over the palette that the page came with: another colour until another page comes. */
let overlay: CSSStyleSheet | undefined;

async function showColor(color: string): Promise<void> {
  const { paletteCss } = await import('../../theme/palette.ts');
  if (!overlay) {
    overlay = new CSSStyleSheet();
    document.adoptedStyleSheets.push(overlay);
  }
  overlay.replaceSync(paletteCss(color));
}

/** Shows the page as the form says. */
function show(form: HTMLFormElement, fallback: Fallback): void {
  const fields = new FormData(form);
  const chosen = (name: string) => {
    const value = String(fields.get(name) ?? UNCHOSEN);
    return value === UNCHOSEN ? undefined : value;
  };
  const root = document.documentElement;
  const scheme = chosen('scheme');
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  root.dir = chosen('direction') ?? fallback.direction;
  const primary = chosen('primary');
  const color = primary === OWN_COLOR ? chosen('ownColor') : primary;
  void showColor(color ?? fallback.themeColor);
}

/** A colour that is picked is the one that is meant. */
function tickOwn({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'ownColor') return;
  const own = target.form?.querySelector<HTMLInputElement>(`[name=primary][value=${OWN_COLOR}]`);
  if (own) own.checked = true;
}

/** Sends the form as its button would. The server writes the cookies: a script's last a week in some browsers. */
async function save(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(PREFERENCES_PATH, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    keepalive: true,
  });
  if (response.type !== 'opaqueredirect') throw new Error(String(response.status));
}

/**
 * The reader's choices, which show as they are made and are kept when they are settled; without
 * JavaScript by the form's button.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { back, themeColor, direction, failed, className, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const changing = (event: Event) => {
      tickOwn(event);
      show(form, { themeColor, direction });
    };
    // A colour field tells of every move with `input`, and of the colour taken with `change`.
    const changed = () => {
      save(form).catch(() => toast('error', failed, { key: PREFERENCES_PATH }));
    };
    form.addEventListener('input', changing);
    form.addEventListener('change', changed);
    return () => {
      form.removeEventListener('input', changing);
      form.removeEventListener('change', changed);
    };
  }, [themeColor, direction, failed]);
  const keepHere = (event: SubmitEvent) => event.preventDefault();
  return (
    <form
      ref={ref}
      method="post"
      action={PREFERENCES_PATH}
      autoComplete="off"
      className={className}
      onSubmit={keepHere}
    >
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
