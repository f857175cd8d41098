/**
 * The props of an article's editor. Its texts are translated beforehand, because only this page has them.
 */
export type EditorProps = {
  html: string;
  /** The stored text, with pictures as they are shown at the desk; undefined for a refused text. */
  shown: string | undefined;
  tenantId: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  error?: string | undefined;
  texts: Record<
    | 'label'
    | 'hint'
    | 'write'
    | 'source'
    | 'visual'
    | 'bold'
    | 'italic'
    | 'heading'
    | 'smallHeading'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'link'
    | 'picture'
    | 'table'
    | 'undo'
    | 'redo'
    | 'askLink'
    | 'askPicture',
    string
  >;
};
