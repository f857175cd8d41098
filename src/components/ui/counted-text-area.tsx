'use client';
import { useState } from 'react';
import { CharacterCount } from './character-count.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

type CountedTextAreaProps = Omit<TextAreaProps, 'onChange'> & { readonly maxLength: number };

/** A text area that counts the typed characters. */
export function CountedTextArea(props: CountedTextAreaProps) {
  const { maxLength, defaultValue } = props;
  const [length, setLength] = useState(String(defaultValue ?? '').length);
  return (
    <div>
      <TextArea {...props} onChange={(event) => setLength(event.currentTarget.value.length)} />
      <CharacterCount length={length} max={maxLength} />
    </div>
  );
}
