'use client';
import { scriptOnly } from '../../theme/global.css';
import { CopyIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.ts';

type CopyButtonProps = {
  value: string;
  label: string;
  /** The text of the toast once the value is copied. */
  copied: string;
};

/** Copies a value; hidden without scripts. */
export function CopyButton({ value, label, copied }: CopyButtonProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast('success', copied, { key: 'copied' });
  };
  return (
    <IconButton
      className={scriptOnly}
      size="sm"
      label={label}
      icon={<CopyIcon size={16} />}
      onClick={copy}
    />
  );
}
