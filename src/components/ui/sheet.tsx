'use client';
import { cx } from './cx.ts';
import { Modal, type ModalProps } from './modal.tsx';
import * as css from './overlay.css';

/**
 * A panel from a side: navigation and filters of a phone. It contains Radix: import it only through
 * `lazyIsland(() => import('./sheet.tsx'))`, and keep it mounted once it was open.
 */
export default function Sheet({
  side = 'end',
  ...rest
}: ModalProps & { readonly side?: keyof typeof css.side }) {
  return <Modal {...rest} panelClass={cx(css.sheet, css.side[side])} />;
}
