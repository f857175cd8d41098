'use client';
import { useNavigationStatus_UNSTABLE as useNavigationStatus } from 'waku/router/client';
import { Spinner } from '../../ui/spinner.tsx';

/** Number of products of a choice, or a spinner while its results load: a sheet hides the page's own. */
export function ChoiceCount({ count }: { count?: string | undefined }) {
  const { pending } = useNavigationStatus();
  return pending ? <Spinner size={16} /> : count;
}
