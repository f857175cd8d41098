import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { PREFERENCES_PATH } from '../../contract/preferences.ts';
import { toast } from '../ui/toast.ts';
import type { Unchosen } from './settings-work.ts';

type SettingsFormProps = Unchosen & {
  /** Own path that the answer leads back to. */
  readonly back: string;
  readonly failed: string;
  readonly className: string;
  readonly children: ReactNode;
};

const work = () => import('./settings-work.ts');
const prepare = () => void work().catch(() => undefined);

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
    const say = () => toast('error', failed, { key: PREFERENCES_PATH });
    const changing = ({ target }: Event) => {
      work().then(({ show, tickOwn }) => {
        tickOwn(target);
        show(form, { themeColor, direction });
      }, say);
    };
    // A colour field tells of every move with `input`, and of the colour taken with `change`.
    const changed = () => {
      work()
        .then(({ save }) => save(form))
        .catch(say);
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
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={keepHere}
    >
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
