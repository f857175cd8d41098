import { globalStyle, style } from '@vanilla-extract/css';
import { STREAMED_SEGMENT } from '../../framework/streamed-segment.ts';
import { media, vars } from '../../theme/tokens.css';
import { frame } from '../shell/shell.css';

const { space } = vars;

/**
 * Marks a page whose main part is deferred. The page is at least as tall as the screen, so nothing
 * visible moves when the part arrives.
 */
export const mainDeferred = style({});
globalStyle(`main:has(${mainDeferred})`, { minBlockSize: '100dvh' });

/** Skeletons, one below the other. */
export const skeleton = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const text = style({ paddingBlock: space[24], maxInlineSize: '68ch', marginInlineStart: 0 });

// A script moves deferred content to its place. Without one it stays where React sends it, at the end
// of the document, and is shown there, before the footer.
const deferredBody = `body:has(> ${STREAMED_SEGMENT})`;
const noScript = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.noScript]: rule } });
noScript(deferredBody, { display: 'flex', flexDirection: 'column' });
noScript(`${deferredBody} > ${frame}`, { display: 'contents' });
noScript(`${deferredBody} > ${frame} > main`, {
  flex: 'none',
  minBlockSize: 0,
  paddingBlockEnd: 0,
});
noScript(`${deferredBody} > ${frame} > footer`, { order: 1 });
noScript(`${deferredBody} > ${STREAMED_SEGMENT}`, {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: space[16],
});
noScript(':is(main, body > [hidden]) [aria-busy=true]', { display: 'none' });
