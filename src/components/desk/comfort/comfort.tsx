import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { focusAnchoredRow, guardComposing, listenToKeys } from './keys.ts';
import { keepCounting } from './live-counts.ts';

export type ComfortProps = {
  /** The path of the call that counts the piles; undefined on pages about several tenants. */
  countsPath: string | undefined;
  /** The path of the page to sign in that leads back to this one. */
  signInPath: string;
  texts: Readonly<
    Record<
      'keys' | 'close' | 'on' | 'off' | 'palette' | 'paletteEmpty' | 'signedOut' | 'signIn',
      string
    >
  >;
  /** Each key with the text that explains it. */
  help: readonly (readonly [key: string, text: string])[];
};

const OFF_COOKIE = 'sampan_keys=off';
const YEAR = 365 * 86_400;

const areKeysOn = () => !document.cookie.split('; ').includes(OFF_COOKIE);
const setKeys = (on: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
  document.cookie = `${on ? 'sampan_keys=' : OFF_COOKIE}; path=/; samesite=lax; max-age=${on ? 0 : YEAR}`;
};

/**
 * Scrolls a strip of sections or tabs so that the open one is visible, without scrolling the page.
 */
function revealCurrent(selector: string): void {
  for (const current of document.querySelectorAll<HTMLElement>(selector)) {
    const strip = current.parentElement;
    if (!strip || strip.scrollWidth <= strip.clientWidth) continue;
    const [inStrip, around] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += inStrip.left + inStrip.width / 2 - around.left - around.width / 2;
  }
}

export default function Comfort({ countsPath, signInPath, texts, help }: ComfortProps) {
  const helpDialog = useRef<HTMLDialogElement>(null);
  const paletteDialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areKeysOn);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(
    () =>
      listenToKeys({
        isOn: areKeysOn,
        help: () => helpDialog.current?.showModal(),
        palette: () => {
          if (paletteDialog.current?.open) return;
          setPaletteOpen(true);
          paletteDialog.current?.showModal();
        },
      }),
    [],
  );
  useEffect(guardComposing, []);
  useEffect(focusAnchoredRow, []);
  useEffect(() => revealCurrent('.desk-nav [aria-current], .desk-tabs [aria-current]'), []);
  useEffect(() => {
    if (!countsPath) return;
    let isFirst = true;
    return keepCounting(countsPath, {
      onShown: () => {
        // The counts made the strip longer after the open section was scrolled into view.
        if (isFirst) revealCurrent('.desk-nav [aria-current]');
        isFirst = false;
      },
      onSignedOut: () => setSignedOut(true),
    });
  }, [countsPath]);
  return (
    <>
      <div className="desk-signed-out" role="alert">
        {isSignedOut && (
          // The page is not loaded again by itself: what somebody has typed would be lost.
          <p>
            {texts.signedOut} <a href={signInPath}>{texts.signIn}</a>
          </p>
        )}
      </div>
      <button
        type="button"
        className="desk-keys"
        onClick={() => helpDialog.current?.showModal()}
        aria-haspopup="dialog"
      >
        {texts.keys}
      </button>
      <dialog ref={helpDialog} className="desk-dialog" aria-label={texts.keys}>
        <h2>{texts.keys}</h2>
        <dl className="desk-facts">
          {help.map(([key, text]) => (
            <div key={key} className="desk-key">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="desk-row">
          <button
            type="button"
            aria-pressed={isOn}
            onClick={() => {
              setKeys(!isOn);
              setOn(!isOn);
            }}
          >
            {isOn ? texts.off : texts.on}
          </button>
          <button type="submit">{texts.close}</button>
        </form>
      </dialog>
      <dialog
        ref={paletteDialog}
        className="desk-dialog"
        aria-label={texts.palette}
        onClose={() => setPaletteOpen(false)}
      >
        {isPaletteOpen && <Palette texts={texts} close={() => paletteDialog.current?.close()} />}
      </dialog>
    </>
  );
}

/**
 * The commands of the palette: the links of sections, tenants and tabs, and the acts of the open object.
 */
const COMMANDS =
  '.desk-acts summary, .desk-acts > form [type=submit], .desk-acts > a, .desk-tabs a, .desk-nav a, .desk-menu a';
const MAX_SHOWN = 12;

function Palette({ texts, close }: Pick<ComfortProps, 'texts'> & { close: () => void }) {
  const [typed, setTyped] = useState('');
  const [commands] = useState(() => [...document.querySelectorAll<HTMLElement>(COMMANDS)]);
  const nameOf = (element: HTMLElement) => element.textContent?.trim() ?? '';
  const found = commands
    .filter((element) => nameOf(element).toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, MAX_SHOWN);
  const run = (element: HTMLElement) => {
    close();
    element.closest('details')?.setAttribute('open', '');
    if (element.tagName === 'SUMMARY') element.focus();
    else element.click();
  };
  const list = useRef<HTMLUListElement>(null);
  const moveBy = (by: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = buttons.findIndex((one) => one.matches(':focus'));
    buttons[Math.max(0, Math.min(buttons.length - 1, current + by))]?.focus();
  };
  const onArrow = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowDown' ? 1 : -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    onArrow(event);
    const [first] = found;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    run(first);
  };
  return (
    <>
      {/* Of type text: in a search field Escape only empties it, and leaves the dialog open. */}
      <input
        type="text"
        aria-label={texts.palette}
        placeholder={texts.palette}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/noAutofocus: a dialog puts the focus into its first field
        autoFocus
      />
      <ul className="desk-palette" ref={list}>
        {found.map((element) => (
          <li key={commands.indexOf(element)}>
            <button type="button" onClick={() => run(element)} onKeyDown={onArrow}>
              {nameOf(element)}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{texts.paletteEmpty}</p>}
    </>
  );
}
