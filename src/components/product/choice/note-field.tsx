import type { MouseEvent } from 'react';
import { CountedTextArea } from '../../ui/counted-text-area.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { ChoiceTexts } from './choice-data.ts';

/** The note in the form of a button. */
export const noteOf = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): string =>
  String(new FormData(form ?? undefined).get('message') ?? '');

/** The shopper's note to the purchasing agent; it opens on demand. */
export function NoteField({ texts, typed }: { texts: ChoiceTexts; typed: string | undefined }) {
  return (
    <Disclosure title={texts.note} open={Boolean(typed)}>
      <CountedTextArea
        name="message"
        label={texts.note}
        labelHidden
        hint={texts.noteHint}
        rows={2}
        maxLength={500}
        defaultValue={typed}
      />
    </Disclosure>
  );
}
