'use client';

import { useEffect, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { EditorProps } from './editor-view.ts';
import { PlainEditor } from './plain-editor.tsx';

const Editor = lazyIsland<EditorProps>(
  // The server never loads the script, so its build leaves out half a megabyte.
  async () => (import.meta.env.SSR ? { default: PlainEditor } : import('./visual-editor.tsx')),
);

/**
 * The text of an article. Its large editor is fetched when somebody begins to edit; before that, the text
 * is shown as in the shop. Without a script, and after a refused text, there is a plain field.
 */
export function EditorBox(props: EditorProps) {
  const { html, shown, lang, dir, texts } = props;
  const [place, setPlace] = useState<'FIELD' | 'TEXT' | 'EDITOR'>('FIELD');
  useEffect(() => {
    if (shown !== undefined) setPlace('TEXT');
  }, [shown]);
  const Visual = Editor.useScript(place === 'EDITOR');
  if (place === 'FIELD') return <PlainEditor {...props} />;
  if (place === 'EDITOR' && Visual) return <Visual {...props} />;
  return (
    <div className="desk-editor">
      <p className="desk-editor-label">{texts.label}</p>
      <div className="desk-editor-tools">
        <button type="button" className="desk-tool-wide" onClick={() => setPlace('EDITOR')}>
          {texts.write}
        </button>
        <button type="button" className="desk-tool-wide" onClick={() => setPlace('FIELD')}>
          {texts.source}
        </button>
      </div>
      <div
        className="desk-prose desk-editor-text desk-editor-closed"
        lang={lang}
        dir={dir}
        aria-busy={place === 'EDITOR'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (src/server/html)
        dangerouslySetInnerHTML={{ __html: shown ?? '' }}
      />
      <textarea hidden name="html" readOnly value={html} />
    </div>
  );
}
