'use client';
import { useNavigationStatus_UNSTABLE as useNavigationStatus } from 'waku/router/client';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

function Label({ children, waiting }: { children: string; waiting: string }) {
  const { pending } = useNavigationStatus();
  return pending ? <Spinner label={waiting} /> : children;
}

/**
 * Adds the next page below the others. It is a plain link, so going back from a product shows all of
 * them again, and it works without scripts.
 */
export function LoadMore(props: { href: string; label: string; waiting: string }) {
  return (
    <ButtonLink href={props.href} scroll={false} size="lg" rel="next">
      <Label waiting={props.waiting}>{props.label}</Label>
    </ButtonLink>
  );
}
