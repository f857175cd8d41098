'use client';
import { usePendingNavigations } from '../../../framework/browser/navigation/pending.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/**
 * Adds the next page below the shown results. It is a plain link, so going back from a product shows all
 * results again, and it works without a script.
 */
export function LoadMore(props: { href: string; label: string; waiting: string }) {
  const isPending = usePendingNavigations()?.includes(props.href);
  return (
    <ButtonLink href={props.href} scroll={false} size="lg" rel="next">
      {isPending ? <Spinner label={props.waiting} /> : props.label}
    </ButtonLink>
  );
}
