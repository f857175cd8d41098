'use client';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { dismissToast, type Toast } from './toast.ts';
import * as css from './toast-viewport.css';
import { textTone } from './tone.css';
import { useToastEnd } from './use-toast-end.ts';
import { useToastFocus } from './use-toast-focus.ts';

const tones = {
  success: [textTone.success, <CheckCircleIcon key="icon" />],
  warning: [textTone.warning, <AlertIcon key="icon" />],
  error: [textTone.danger, <AlertIcon key="icon" />],
  info: [textTone.info, <InfoIcon key="icon" />],
  loading: [textTone.neutral, <Spinner key="icon" />],
} as const;

export type ToastItemProps = {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly closeLabel: string;
};

/** A visible toast. `ToastViewport` loads this file with the first one. */
export default function ToastItem({ toast, paused, closeLabel }: ToastItemProps) {
  const [className, icon] = tones[toast.tone];
  useToastEnd(toast, paused);
  const { item, returnFocus, ...focusHandlers } = useToastFocus(toast);
  const dismiss = () => {
    returnFocus();
    dismissToast(toast.key);
  };
  return (
    <li ref={item} className={css.toast} {...focusHandlers}>
      <span className={`${css.icon} ${className}`}>{icon}</span>
      <div className={css.body}>
        <span className={css.text}>{toast.text}</span>
        {toast.action && (
          <button
            type="button"
            className={css.action}
            data-action=""
            onClick={() => {
              dismiss();
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} icon={<CloseIcon size={16} />} onClick={dismiss} />
    </li>
  );
}
