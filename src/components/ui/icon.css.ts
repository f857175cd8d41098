import { ui, uiGlobal, uiVariants } from '../../theme/layer.ts';
import { media } from '../../theme/tokens.css.ts';
import { shapeSheet } from './shape-sheet.ts';

const sheet = shapeSheet();
const line = (path: string): string =>
  sheet.shape(
    `%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'/%3E`,
  );
const brand = (path: string): string => sheet.shape(`%3Cpath d='${path}' fill-rule='evenodd'/%3E`);

/** The class of icons that point in reading direction. */
export const mirrored = ui({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

// Navigation
export const search = line('M9 15.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM13.7 13.7l3.8 3.8');
export const menu = line('M3 5.5h14M3 10h14M3 14.5h14');
export const close = line('m5 5 10 10M15 5 5 15');
export const home = line('m3 9 7-6 7 6v7.5a1 1 0 0 1-1 1h-3.5v-5h-5v5H4a1 1 0 0 1-1-1V9Z');
export const grid = line(
  'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
);
export const chevronDown = line('m5 7.5 5 5 5-5');
export const chevronStart = line('m12.5 5-5 5 5 5');
export const chevronEnd = line('m7.5 5 5 5-5 5');
export const arrowUp = line('M10 16.5v-13m-5 5 5-5 5 5');
export const external = line(
  'M11.5 3H17v5.5M17 3l-8 8m5.5.5V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1h4.5',
);
export const globe = line(
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.5 10h15M10 2.5c2.2 2 3.2 4.7 3.2 7.5s-1 5.5-3.2 7.5c-2.2-2-3.2-4.7-3.2-7.5S7.8 4.5 10 2.5Z',
);

// Shopping
export const cart = line(
  'M2 3h2l2 9.5h9L17 5.5H4.5M7.25 17a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM13.75 17a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const store = line(
  'm3 8.5 1.2-5h11.6l1.2 5a2.33 2.33 0 0 1-4.67 0 2.33 2.33 0 0 1-4.66 0A2.33 2.33 0 0 1 3 8.5ZM4 11v6h12v-6m-8 6v-3.5h4V17',
);
export const camera = line(
  'M7 5.5 8.2 3.5h3.6L13 5.5h3a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V7A1.5 1.5 0 0 1 4 5.5h3ZM10 13.75a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);

// Transport
export const box = line(
  'm10 2.5 7 3.5v8l-7 3.5L3 14V6l7-3.5ZM3 6l7 3.5L17 6m-7 3.5v8M6.5 4.25l7 3.5v3',
);
export const warehouse = line('M2.5 17V7.5L10 3l7.5 4.5V17M5.5 17v-6.5h9V17m-9-3.25h9');
export const truck = line(
  'M3.5 14.5h-1a.5.5 0 0 1-.5-.5V5h10v9.5H7.5M12 8h3l3 3v3.5h-1.5M5.5 16.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM14.5 16.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
);
export const plane = line(
  'M17.3 2.7c-1-1-2.5-.6-3.3.2l-3 3L3.8 4 2.5 5.3l5.8 3.3-2.8 2.8-2.2-.3-1 1 3 1.6 1.6 3 1-1-.3-2.2 2.8-2.8 3.3 5.8L15 15.2 13.1 8l4-3c.8-.8 1.2-1.3.2-2.3Z',
);
export const clock = line('M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 6v4l2.5 2.5');

// Money and account
export const user = line(
  'M10 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5',
);
export const wallet = line(
  'M15.5 6.5V4a1 1 0 0 0-1-1H4.25a1.75 1.75 0 0 0 0 3.5H16.5a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4.5a2 2 0 0 1-2-2V4.75M14 12.35a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z',
);
export const card = line(
  'M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm-1 4h15m-12 4h3',
);
export const receipt = line(
  'M4 2.5v15l2-1.3 2 1.3 2-1.3 2 1.3 2-1.3 2 1.3v-15l-2 1.3-2-1.3-2 1.3-2-1.3-2 1.3-2-1.3ZM7 8h6m-6 3.5h6',
);
export const bell = line(
  'M5 8a5 5 0 0 1 10 0c0 4 1.5 5 1.5 6h-13c0-1 1.5-2 1.5-6Zm3 9a2.2 2.2 0 0 0 4 0',
);
export const chat = line(
  'M4 3.5h12a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H9.5L5.5 17.2V14H4a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1Z',
);
export const logout = line('M8 3H4a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4m0-7h9m-3.5-3.5L17 10l-3.5 3.5');
export const lock = line(
  'M5 9h10a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1Zm1.5 0V6a3.5 3.5 0 0 1 7 0v3',
);

// Status
export const check = line('m4 10.5 4 4 8-9');
export const checkCircle = line(
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm-3.2-7.3 2.3 2.3 4.2-4.7',
);
export const alert = line('m10 3 8 13.5H2L10 3Zm0 5.2v4m0 1.9v.2');
export const info = line('M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9v4.5m0-7.2v.2');

// Actions
export const plus = line('M10 4v12M4 10h12');
export const minus = line('M4 10h12');
export const edit = line('M13 3.2 16.8 7 7 16.8l-4.4.6.6-4.4L13 3.2ZM10.8 5.4l3.8 3.8');
export const trash = line(
  'M3.5 5.5h13M8 5.5v-2h4v2m-7 0 .7 11a1 1 0 0 0 1 1h6.6a1 1 0 0 0 1-1l.7-11M8.3 9v5m3.4-5v5',
);
export const copy = line(
  'M8 6.5h8a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm5 0v-3a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3',
);
export const filter = line('M3 5.5h14M6 10h8m-5.5 4.5h3');
export const sliders = line(
  'M3 6h7m4 0h3M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3 14h3m4 0h7M8 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const eye = line(
  'M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const eyeOff = line(
  'M4.3 6.3C2.6 7.9 1.8 10 1.8 10S4.8 15.5 10 15.5c1.4 0 2.6-.4 3.7-1M8 4.7a8 8 0 0 1 2-.2c5.2 0 8.2 5.5 8.2 5.5s-.7 1.4-2.1 2.8M8.2 8.2a2.5 2.5 0 0 0 3.6 3.6M3 3l14 14',
);

// Social networks, one filled shape each
export const facebook = brand(
  'M11.6 18v-7.1H14l.4-2.8h-2.8V6.3c0-.8.3-1.4 1.4-1.4h1.5V2.4a20 20 0 0 0-2.1-.1c-2.2 0-3.7 1.3-3.7 3.8v2H6.2v2.8h2.5V18h2.9Z',
);
export const x = brand(
  'M11.7 8.7 17.6 2h-1.4l-5.1 5.8L7 2H2.3l6.2 8.9L2.3 18h1.4l5.4-6.2 4.3 6.2H18l-6.3-9.3ZM4.2 3.1h2.1l9.6 13.9h-2.1L4.2 3.1Z',
);
export const linkedIn = brand(
  'M4.4 7.2h2.9V17H4.4V7.2Zm1.45-4.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM9 7.2h2.8v1.3c.5-.9 1.5-1.5 2.9-1.5 2.9 0 3.4 1.9 3.4 4.4V17h-2.9v-5c0-1.2 0-2.6-1.6-2.6s-1.8 1.2-1.8 2.5V17H9V7.2Z',
);
export const youTube = brand(
  'M18.6 6.2A2.2 2.2 0 0 0 17 4.6c-1.4-.4-7-.4-7-.4s-5.6 0-7 .4a2.2 2.2 0 0 0-1.6 1.6A23 23 0 0 0 1 10c0 1.3.1 2.6.4 3.8.2.8.8 1.4 1.6 1.6 1.4.4 7 .4 7 .4s5.6 0 7-.4a2.2 2.2 0 0 0 1.6-1.6c.3-1.2.4-2.5.4-3.8s-.1-2.6-.4-3.8ZM8.2 12.7V7.3l4.7 2.7-4.7 2.7Z',
);
export const instagram = brand(
  'M6 2h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm0 1.7A2.3 2.3 0 0 0 3.7 6v8A2.3 2.3 0 0 0 6 16.3h8a2.3 2.3 0 0 0 2.3-2.3V6A2.3 2.3 0 0 0 14 3.7H6Zm4 2.2a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2Zm0 1.7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Zm4.4-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
);
export const tikTok = brand(
  'M13.4 2h-2.8v10.9a2.2 2.2 0 1 1-2.2-2.2c.2 0 .5 0 .7.1V7.9a5 5 0 1 0 4.3 5V7.3a6.4 6.4 0 0 0 3.8 1.2V5.7A3.8 3.8 0 0 1 13.4 2Z',
);
export const telegram = brand(
  'm18.4 3.3-2.6 13c-.2.9-.7 1.1-1.4.7l-4-3-1.9 1.9c-.2.2-.4.4-.8.4l.3-4.1 7.4-6.7c.3-.3-.1-.4-.5-.2l-9.2 5.8-3.9-1.2c-.9-.3-.9-.9.2-1.3l15.2-5.8c.7-.3 1.4.1 1.2.5Z',
);
export const vk = brand(
  'M10.8 15C5.2 15 2 11.2 1.9 4.8h2.8c.1 4.7 2.2 6.7 3.8 7.1V4.8h2.7v4c1.6-.2 3.3-2 3.9-4h2.6c-.4 2.4-2.2 4.2-3.5 5 1.3.6 3.3 2.2 4.1 5.2h-2.9c-.6-1.9-2.1-3.4-4.2-3.6V15h-.4Z',
);

export const size = uiVariants({
  16: { inlineSize: '16px', blockSize: '16px' },
  20: { inlineSize: '20px', blockSize: '20px' },
  24: { inlineSize: '24px', blockSize: '24px' },
  32: { inlineSize: '32px', blockSize: '32px' },
});

/**
 * Every icon is a square of the text's colour, masked by a shape. This rule must stand after all
 * shapes, because `sheet.mask()` needs them.
 */
uiGlobal(`.${Object.values(size).join(',.')}`, {
  display: 'block',
  flex: 'none',
  backgroundColor: 'currentColor',
  ...sheet.mask(),
  '@media': {
    // Browsers drop background colours in print and replace them with forced colours.
    [media.print]: { printColorAdjust: 'exact' },
    '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
