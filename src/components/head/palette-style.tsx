'use client';
import { paletteCss } from '../../theme/palette.ts';

type PaletteStyleProps = {
  readonly color: string;
  /** Of the page's content policy. */
  readonly nonce: string | undefined;
};

/**
 * The colours of a page. Only what makes the HTML knows how they are made: the browser keeps what
 * came, and gets neither the making nor the rules a second time in the page's payload.
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
