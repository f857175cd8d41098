import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { frame } from '../shell/shell.css';

const { space } = vars;

/** Stands beside what the page is for, where that comes late: the footer stays out of sight, so that nothing seen moves when it comes. */
export const late = style({});
globalStyle(`main:has(${late})`, { minBlockSize: '100dvh' });

/** The places of what is on its way. */
export const place = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const text = style({ paddingBlock: space[24], maxInlineSize: '68ch', marginInlineStart: 0 });

// What comes late is put in its place by a script. Where there is none it stands at the end of the
// document, as React sends it: shown there, before the footer.
const lateBody = 'body:has(> [hidden][id^="S:"])';
const noScript = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.noScript]: rule } });
noScript(lateBody, { display: 'flex', flexDirection: 'column' });
noScript(`${lateBody} > ${frame}`, { display: 'contents' });
noScript(`${lateBody} > ${frame} > main`, { flex: 'none', minBlockSize: 0, paddingBlockEnd: 0 });
noScript(`${lateBody} > ${frame} > footer`, { order: 1 });
noScript(`${lateBody} > [hidden][id^="S:"]`, {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: space[16],
});
noScript(':is(main, body > [hidden]) [aria-busy=true]', { display: 'none' });
