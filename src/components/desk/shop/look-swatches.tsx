import type { Look } from './look-colors.ts';

export type SwatchesProps = {
  looks: Record<'light' | 'dark', Look>;
  texts: Record<'title' | 'light' | 'dark' | 'text' | 'button' | 'link', string>;
};

/** A sample of a page in both schemes. */
export function LookSwatches({ looks, texts }: SwatchesProps) {
  return (
    <fieldset className="desk-looks">
      <legend>{texts.title}</legend>
      {(['light', 'dark'] as const).map((scheme) => {
        const { page, text, link, button, onButton } = looks[scheme];
        return (
          <div key={scheme} data-scheme={scheme} style={{ background: page, color: text }}>
            <b>{texts[scheme]}</b>
            <span>{texts.text}</span>
            <span style={{ color: link, textDecoration: 'underline' }}>{texts.link}</span>
            <span className="desk-look-button" style={{ background: button, color: onButton }}>
              {texts.button}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
