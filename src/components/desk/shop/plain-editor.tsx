import { TextArea } from '../../ui/text-area.tsx';
import type { EditorProps } from './editor-view.ts';

/** The text of an article as HTML, for browsers without scripts, and for what the editor does not know. */
export function PlainEditor({ html, lang, dir, error, texts }: EditorProps) {
  return (
    <TextArea
      name="html"
      label={`${texts.label} (${texts.source})`}
      hint={texts.hint}
      rows={20}
      maxLength={100_000}
      lang={lang}
      dir={dir}
      className="desk-source"
      defaultValue={html}
      error={error}
    />
  );
}
