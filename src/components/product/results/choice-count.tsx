'use client';
import { useNavigationStatus_UNSTABLE as useNavigationStatus } from 'waku/router/client';
import { Spinner } from '../../ui/spinner.tsx';

/** How many products a choice has; that its results come while they do: a sheet covers the page's own sign. */
export function ChoiceCount({ count }: { count?: string | undefined }) {
  const { pending } = useNavigationStatus();
  return pending ? <Spinner size={16} /> : count;
}
