/** What the editor of an article gets. The texts are ready made: the page of no other part has them. */
export type EditorProps = {
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  error?: string | undefined;
  texts: Record<
    | 'label'
    | 'hint'
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
