'use client';
import { paletteCss } from '../../theme/palette.ts';

type PaletteStyleProps = {
  readonly color: string;
  /** The nonce of the page's content policy. */
  readonly nonce: string | undefined;
};

/**
 * The colours of a page. Only the server renders them: the browser keeps the server's HTML, and the
 * page's payload does not repeat them.
 */
export function PaletteStyle({ color, nonce }: PaletteStyleProps) {
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of numbers
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? paletteCss(color) : '' }}
    />
  );
}
