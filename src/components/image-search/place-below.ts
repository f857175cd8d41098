/** Height of the panel in pixels (docs/specification.md section 9). */
export const PANEL_HEIGHT = 322;
/** On narrower screens, in pixels, the panel is as wide as the screen. */
const TABLET = 768;
const LEAST_WIDTH = 560;
const GAP = 8;

type Box = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
};
type Screen = { readonly width: number; readonly height: number };

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Position of the panel: centred below the field, and fully on the screen. */
export function placeBelow(
  field: Box = { left: 0, top: 0, bottom: 0, width: 0 },
  screen: Screen,
): { top: number; left: number; width: number } {
  const top = clamp(field.bottom + GAP, screen.height - PANEL_HEIGHT);
  if (screen.width < TABLET) return { top, left: 0, width: screen.width };
  const width = Math.max(field.width, LEAST_WIDTH);
  const middle = field.width > 0 ? field.left + field.width / 2 : screen.width / 2;
  return { top, left: clamp(middle - width / 2, screen.width - width), width };
}
