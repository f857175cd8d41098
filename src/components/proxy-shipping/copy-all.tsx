'use client';
import { scriptOnly } from '../../theme/global.css';
import { Button } from '../ui/button.tsx';
import { CopyIcon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';

type CopyAllProps = {
  value: string;
  texts: { label: string; copied: string; failed: string };
};

/** Copies all lines of an address; hidden without scripts. */
export function CopyAll({ value, texts }: CopyAllProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast('success', texts.copied, { key: 'copied' });
    } catch {
      toast('error', texts.failed, { key: 'copied' });
    }
  };
  return (
    <Button size="sm" className={scriptOnly} icon={<CopyIcon size={16} />} onClick={copy}>
      {texts.label}
    </Button>
  );
}
