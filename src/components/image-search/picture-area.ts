/** A rectangle in pixels; `right` and `bottom` are outside. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const widthOf = ({ left, right }: Area): number => right - left;
export const heightOf = ({ top, bottom }: Area): number => bottom - top;
export const areaOf = (area: Area): number => widthOf(area) * heightOf(area);

export const holds = (outer: Area, inner: Area) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

export const insetBy = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

export const overlap = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = (a: Area, b: Area): Area => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The largest of the four strips of an area beside another one in it. */
export function cutOff(area: Area, other: Area): Area {
  const rests: Area[] = [
    { ...area, left: Math.max(area.left, other.right) },
    { ...area, right: Math.min(area.right, other.left) },
    { ...area, top: Math.max(area.top, other.bottom) },
    { ...area, bottom: Math.min(area.bottom, other.top) },
  ];
  return rests.reduce((best, rest) => (areaOf(rest) > areaOf(best) ? rest : best));
}
