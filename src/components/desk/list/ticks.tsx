import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepTicks, keptTicks, markSent, takeSent } from './kept-ticks.ts';

export type TicksProps = {
  /** The id of the form that gets the ticks. */
  form: string;
  /** The key under which the browser's tab stores the ticks; it names the person, tenant, list and filter. */
  storageKey: string;
  /** The most rows that one call accepts. */
  most: number;
  /** Whether the form was refused: then the ticked rows stay ticked. */
  isRefused: boolean;
  /** Texts by name; `#` stands for a number. */
  texts: Readonly<Record<'ticked' | 'elsewhere' | 'clear' | 'tickPage' | 'most', string>>;
};

/** The id of the element that gets the button to tick the whole page. */
export const TICK_PAGE_SLOT = 'tick-page';

const boxesOf = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=ids][form="${form}"]`),
];

export default function Ticks({ form, storageKey, most, isRefused, texts }: TicksProps) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [here, setHere] = useState<readonly string[]>([]);
  const [isFull, setFull] = useState(false);

  /** Makes these rows the ticked ones, on the page and in storage; of too many, only as many as one call accepts. */
  const tick = (wanted: readonly string[]) => {
    const kept = [...new Set(wanted)].slice(0, most);
    for (const box of boxesOf(form)) box.checked = kept.includes(box.value);
    keepTicks(storageKey, kept);
    setFull(new Set(wanted).size > most);
    setIds(kept);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const read = () => {
      const boxes = boxesOf(form);
      setHere(boxes.map(({ value }) => value));
      const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      // The rows that were sent need no ticks any more, unless the form was refused.
      const kept = takeSent(storageKey) && !isRefused ? [] : keptTicks(storageKey);
      tick([...kept, ...ticked]);
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !boxesOf(form).includes(target)) return;
      const others = keptTicks(storageKey).filter((id) => id !== target.value);
      tick(target.checked ? [...others, target.value] : others);
    };
    const onSubmit = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.id === form) markSent(storageKey);
    };
    // A page from the back/forward cache shows the ticks as they were when the page was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      for (const box of boxesOf(form)) box.checked = false;
      read();
    };
    read();
    document.addEventListener('change', onChange);
    document.addEventListener('submit', onSubmit);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('change', onChange);
      document.removeEventListener('submit', onSubmit);
      removeEventListener('pageshow', onShow);
    };
  }, []);

  const elsewhere = ids.filter((id) => !here.includes(id));
  const slot = document.getElementById(TICK_PAGE_SLOT);
  const isPageTicked = here.every((id) => ids.includes(id));
  return (
    <>
      {slot &&
        !isPageTicked &&
        createPortal(
          <button type="button" onClick={() => tick([...ids, ...here])}>
            {texts.tickPage}
          </button>,
          slot,
        )}
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {ids.length > 0 && (
        <p className="desk-ticked" role="status" data-ticked={ids.length}>
          <strong>{texts.ticked.replace('#', String(ids.length))}</strong>{' '}
          {elsewhere.length > 0 && (
            <span className="desk-quiet">
              {texts.elsewhere.replace('#', String(elsewhere.length))}
            </span>
          )}{' '}
          <button type="button" onClick={() => tick([])}>
            {texts.clear}
          </button>
        </p>
      )}
      {isFull && <p role="alert">{texts.most}</p>}
    </>
  );
}
