'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { EditorProps } from './editor-view.ts';
import { PlainEditor } from './plain-editor.tsx';

/** The text of an article: a plain field until the editor's script is there. */
export const EditorBox = lazyIsland<EditorProps>(
  // The server shows the plain field and never loads the script, so its build leaves out half a megabyte.
  async () => (import.meta.env.SSR ? { default: PlainEditor } : import('./visual-editor.tsx')),
  PlainEditor,
);
