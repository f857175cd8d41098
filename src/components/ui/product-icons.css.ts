import { style } from '@vanilla-extract/css';

/* Shapes that few pages show. Those of `icon.css.ts` are named in a script that every page loads. */

const line = (path: string): string =>
  style({
    maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`,
    maskSize: '100%',
    maskPosition: '0 0',
  });

export const heart = line(
  'M10 16.8 3.6 10.4a4 4 0 0 1 0-5.7 4 4 0 0 1 5.7 0l.7.7.7-.7a4 4 0 0 1 5.7 0 4 4 0 0 1 0 5.7L10 16.8Z',
);
export const share = line('M10 12.5v-9m-3.2 3L10 3.3l3.2 3.2M6 9H4.5v7.5h11V9H14');
