/** Scrolls a row of slides, each as wide as the row, to one of them. */
export function scrollToSlide(
  row: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = 'smooth',
): void {
  const slide = row?.children[index];
  if (slide instanceof HTMLElement) row?.scrollTo({ left: slide.offsetLeft, behavior });
}

/** The index of the slide that a row shows. `scrollLeft` is negative in right-to-left languages. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));
