import { Section } from '../../ui/section.tsx';
import { CardsRowSkeleton } from '../skeletons.tsx';

type WaitingShelfProps = {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  /** Number of empty cards. */
  readonly count?: number;
};

/** A shelf before its products are there. */
export function WaitingShelf({ title, more, count }: WaitingShelfProps) {
  return (
    <Section title={title} more={more}>
      <CardsRowSkeleton count={count} />
    </Section>
  );
}
