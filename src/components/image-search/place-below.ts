/** Height of the panel in pixels (docs/specification.md section 9). */
export const PANEL_HEIGHT = 322;
/** Height of the panel in pixels while the shopper chooses a part of a picture, at most. */
export const CROP_HEIGHT = 590;
/** On screens narrower than this, in pixels, the panel is as wide as the screen. */
const TABLET_WIDTH = 768;
/** The least width of the panel on wider screens, in pixels. */
const MIN_WIDTH = 560;
/** The distance between field and panel, in pixels. */
const GAP = 8;

type Box = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
};
type Screen = { readonly width: number; readonly height: number };

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** Position of the panel in pixels: centred below the field, and wholly on the screen if it fits. */
export function placeBelow(
  field: Box = { left: 0, top: 0, bottom: 0, width: 0 },
  screen: Screen,
  height = PANEL_HEIGHT,
): { top: number; left: number; width: number } {
  const top = clamp(field.bottom + GAP, screen.height - height);
  if (screen.width < TABLET_WIDTH) return { top, left: 0, width: screen.width };
  const width = Math.max(field.width, MIN_WIDTH);
  const centre = field.width > 0 ? field.left + field.width / 2 : screen.width / 2;
  return { top, left: clamp(centre - width / 2, screen.width - width), width };
}
