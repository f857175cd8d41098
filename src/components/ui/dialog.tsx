'use client';
import { cx } from './cx.ts';
import { Modal, type ModalProps } from './modal.tsx';
import * as css from './overlay.css';

/**
 * A dialog in the middle of the page; on a phone at the bottom. It contains Radix: import it only
 * through
 * `lazyIsland(() => import('./dialog.tsx'))`, and keep it mounted once it was open, so that it can
 * animate out and return the focus.
 */
export default function Dialog({
  size = 'md',
  ...rest
}: ModalProps & { readonly size?: keyof typeof css.width }) {
  return (
    <Modal {...rest} backdropClass={css.centered} panelClass={cx(css.dialog, css.width[size])} />
  );
}
