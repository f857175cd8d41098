/** What the editor of an article gets. The texts are ready made: the page of no other part has them. */
export type EditorProps = {
  html: string;
  /** The text as it is stored and as it is shown at the desk; undefined for what was typed and refused. */
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
