import { counter } from './text-area.css';

/**
 * How many characters are typed, because the browser silently stops at `max`. Screen readers hear it only
 * near the end.
 */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  if (length === 0) return null;
  return (
    <div className={counter} aria-live={length > max * 0.9 ? 'polite' : 'off'}>
      <bdi>{`${length}/${max}`}</bdi>
    </div>
  );
}
