import type { ReactNode } from 'react';
import { CheckIcon } from './icon.tsx';
import * as css from './steps.css';

type StepsProps = {
  readonly label: string;
  readonly steps: readonly ReactNode[];
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number;
};

function stepState(index: number, current: number): 'done' | 'now' | 'next' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'next';
}

/** Progress through a few steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = stepState(index, current);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are fixed and in order
            key={index}
            className={css.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={css.label}>
              {state === 'done' && <CheckIcon size={16} />}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
