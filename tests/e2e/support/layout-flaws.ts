import type { Page } from 'playwright-core';
import { applyCss } from './apply-css.ts';

/** Spaces lines, letters, words and paragraphs as far as WCAG 1.4.12 lets a reader do it. */
export const spaceTexts = (page: Page): Promise<void> =>
  applyCss(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  );

/**
 * The texts that are partly hidden, because they overflow an element around them that hides its overflow.
 * Texts that are cut on purpose are left out: after a number of lines, in a row that scrolls, or for screen
 * readers only.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  // Parts that are far below the screen would have no layout.
  await applyCss(page, '* { content-visibility: visible !important }');
  return page.evaluate(() => {
    const hides = /hidden|clip/;
    const scrolls = /auto|scroll/;
    /**
     * The nearest element that hides what is outside of it; undefined if the text can be scrolled to.
     */
    const frameOf = (text: Element): Element | undefined => {
      for (let at: Element | null = text; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, webkitLineClamp, position } = getComputedStyle(at);
        if (scrolls.test(`${overflowX} ${overflowY}`) || clipPath !== 'none') return undefined;
        if (webkitLineClamp !== 'none') return undefined;
        if (hides.test(`${overflowX} ${overflowY}`)) return at;
        // A fixed element is positioned in the window, so its parents do not clip it.
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const frame = frameOf(parent);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      const isCut =
        words.left < box.left - 1 ||
        words.right > box.right + 1 ||
        words.top < box.top - 3 ||
        words.bottom > box.bottom + 3;
      if (words.width > 0 && isCut) cut.add(text.slice(0, 60));
    }
    return [...cut];
  });
}

/** The elements that stay on the screen while the page scrolls, and can cover its content. */
export function floatingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { position, insetBlockStart, insetBlockEnd, pointerEvents } =
          getComputedStyle(element);
        const isSticky =
          position === 'sticky' && `${insetBlockStart}${insetBlockEnd}` !== 'autoauto';
        if (pointerEvents === 'none' || !(position === 'fixed' || isSticky)) return false;
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
