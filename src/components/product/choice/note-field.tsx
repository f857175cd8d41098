import type { MouseEvent } from 'react';
import { CountedTextArea } from '../../ui/counted-text-area.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { ChoiceTexts } from './choice-data.ts';

/** The typed note, from the form to which a button belongs. */
export const noteOf = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): string =>
  String(new FormData(form ?? undefined).get('message') ?? '');

/** The field for the shopper's note to our buyer. It is folded at first. */
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
