'use client';

import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { EditorProps } from './editor-view.ts';
import { PlainEditor } from './plain-editor.tsx';

/** The text of an article: a plain field until the editor's script is there. */
export const EditorBox = lazyIsland<EditorProps>(() => import('./visual-editor.tsx'), PlainEditor);
