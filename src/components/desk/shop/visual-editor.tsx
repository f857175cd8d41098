'use client';

import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { EXTENSIONS } from './editor-schema.ts';
import type { EditorProps } from './editor-view.ts';
import { atDesk, withoutTenant, withTenant } from './picture-tenant.ts';
import { PlainEditor } from './plain-editor.tsx';

type Tool = {
  text: keyof EditorProps['texts'];
  sign: string;
  act: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
};

const chain = (editor: Editor) => editor.chain().focus();

/** The buttons above the text, in their order. */
const tools = ({ texts, tenantId }: EditorProps): readonly Tool[] => [
  {
    text: 'bold',
    sign: 'B',
    act: (e) => chain(e).toggleBold().run(),
    isOn: (e) => e.isActive('bold'),
  },
  {
    text: 'italic',
    sign: 'I',
    act: (e) => chain(e).toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    text: 'heading',
    sign: 'H',
    act: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    text: 'smallHeading',
    sign: 'h',
    act: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    text: 'bullets',
    sign: '•',
    act: (e) => chain(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    text: 'numbers',
    sign: '①',
    act: (e) => chain(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    text: 'quote',
    sign: '❝',
    act: (e) => chain(e).toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  {
    text: 'link',
    sign: '↗',
    act: (e) => {
      const linkHref: unknown = e.getAttributes('link').href;
      const href = prompt(texts.askLink, typeof linkHref === 'string' ? linkHref : '');
      if (href === null) return;
      if (href === '') chain(e).unsetMark('link', { extendEmptyMarkRange: true }).run();
      else chain(e).extendMarkRange('link').setMark('link', { href }).run();
    },
    isOn: (e) => e.isActive('link'),
  },
  {
    text: 'picture',
    sign: '▣',
    act: (e) => {
      const src = prompt(texts.askPicture, '/uploads/shop-picture/');
      if (src)
        chain(e)
          .setImage({ src: atDesk(src, tenantId), alt: '' })
          .run();
    },
  },
  {
    text: 'table',
    sign: '⊞',
    act: (e) => chain(e).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { text: 'undo', sign: '↶', act: (e) => chain(e).undo().run() },
  { text: 'redo', sign: '↷', act: (e) => chain(e).redo().run() },
];

/** The editor for the text of an article. It shows the text as the shop does, and gives the form the HTML. */
export default function VisualEditor(props: EditorProps) {
  const { html, tenantId, lang, dir, error, texts } = props;
  const box = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [start, setStart] = useState(html);
  const [written, setWritten] = useState(html);
  const [isSource, setIsSource] = useState(false);
  const [, setMoves] = useState(0);
  useEffect(() => {
    if (isSource || !box.current) return;
    const newEditor = new Editor({
      element: box.current,
      // The content security policy forbids styles that a script adds; the styles of the editor are in shop.css.
      injectCSS: false,
      extensions: EXTENSIONS,
      content: withTenant(start, tenantId),
      autofocus: 'start',
      editorProps: {
        attributes: {
          lang,
          dir,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': texts.label,
        },
      },
      onUpdate: ({ editor: changed }) =>
        setWritten(changed.isEmpty ? '' : withoutTenant(changed.getHTML(), tenantId)),
      onSelectionUpdate: () => setMoves((moves) => moves + 1),
    });
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [start, tenantId, lang, dir, texts.label, isSource]);
  const toggle = () => {
    const typed = source.current?.querySelector('textarea')?.value ?? written;
    if (isSource) {
      setStart(typed);
      setWritten(typed);
    }
    setIsSource(!isSource);
  };
  const sourceButton = (
    <button type="button" className="desk-tool-wide" onClick={toggle}>
      {isSource ? texts.visual : texts.source}
    </button>
  );
  if (isSource) {
    return (
      <div className="desk-editor" ref={source}>
        <div className="desk-editor-tools">{sourceButton}</div>
        <PlainEditor {...props} html={written} />
      </div>
    );
  }
  return (
    <div className="desk-editor">
      <p className="desk-editor-label">{texts.label}</p>
      <div className="desk-editor-tools" role="toolbar" aria-label={texts.label}>
        {tools(props).map(({ text, sign, act, isOn }) => (
          <button
            key={text}
            type="button"
            title={texts[text]}
            aria-label={texts[text]}
            aria-pressed={isOn && (editor ? isOn(editor) : false)}
            // Keeps the focus in the text: otherwise the next key would go to the button, and might press
            // it again.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor && act(editor)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        {sourceButton}
      </div>
      <div ref={box} className="desk-prose desk-editor-text" />
      <textarea hidden name="html" readOnly value={written} />
      <p className="desk-quiet">{texts.hint}</p>
      {error && <p className="desk-wrong">{error}</p>}
    </div>
  );
}
