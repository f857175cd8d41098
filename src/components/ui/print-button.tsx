'use client';
import { noPrint, scriptOnly } from '../../theme/global.css';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** Prints the page. Hidden without scripts, because the browser has a command of its own. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="sm" className={cx(noPrint, scriptOnly)} onClick={() => print()}>
      {label}
    </Button>
  );
}
