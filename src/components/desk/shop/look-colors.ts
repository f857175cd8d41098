import { colorsOf } from '../../../theme/colors.ts';

/** The colours of a page in a scheme that the preview of a theme shows. */
export type Look = Record<'page' | 'text' | 'link' | 'button' | 'onButton', string>;

/** The colours that follow from a theme colour in a scheme. */
export function lookOf(color: string, scheme: 'light' | 'dark'): Look {
  const of = colorsOf(color, scheme);
  return {
    page: of('surface'),
    text: of('neutral.900'),
    link: of('primaryText'),
    button: of('primary'),
    onButton: of('onPrimary'),
  };
}
