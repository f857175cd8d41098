import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css';
import { Disclosure } from '../ui/disclosure.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { Section } from './section.tsx';

type FormRowProps = Pick<View, 't'> & {
  /** The hash of the account page that opens the form. A form that was accepted returns to `rowOf(id)`. */
  id: string;
  title: string;
  text: string;
  /** What is stored now. */
  value: ReactNode;
  /** Whether the form is open at first: after a refusal, or in its second step. */
  open: boolean;
  children: ReactNode;
};

/** The hash of a row, which leaves its form closed. */
export const rowOf = (id: string): string => `${id}-row`;

/**
 * A section of the account page with what is stored now, and a form that changes it. The hash is inside the closed
 * part, because browsers open what contains the target of a link.
 */
export function FormRow({ t, id, title, text, value, open, children }: FormRowProps) {
  return (
    <Section id={rowOf(id)} title={title} text={text}>
      <Disclosure
        className={css.formDisclosure}
        open={open}
        title={
          <span className={css.row}>
            <span className={css.value}>{value}</span>
            <span className={css.changeWord}>
              {t('account.change')}
              <span className={visuallyHidden}>: {title}</span>
            </span>
          </span>
        }
      >
        <div id={id} tabIndex={-1} className={css.openedForm}>
          {children}
        </div>
      </Disclosure>
    </Section>
  );
}
