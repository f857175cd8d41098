import type { Page } from 'playwright-core';

/**
 * The focused element: enough of it to find it, and why a person could not see that it has the focus.
 */
export type Stop = {
  element: string;
  /** Whether nothing of it is visible: something lies above it, or it is hidden. */
  isCovered: boolean;
  /** It has an outline or a shadow, also at the box that is drawn for it. */
  isMarked: boolean;
};

/** The focused element; undefined if none is, as after the last stop of a page. */
export const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + across * width, top + down * height] as const),
    );
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isSeen = corners.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return [element, ...labels].some((own) => hit && (own.contains(hit) || hit.contains(own)));
    });
    const around = [element, element.parentElement, element.nextElementSibling, ...labels];
    const isMarked = around.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return hasOutline || (one === element && boxShadow !== 'none');
    });
    const isHidden = element.closest('[inert], [aria-hidden=true]') !== null;
    return { element: element.outerHTML.slice(0, 160), isCovered: !isSeen || isHidden, isMarked };
  });
