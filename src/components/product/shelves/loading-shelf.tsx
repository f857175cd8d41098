import { Section } from '../../ui/section.tsx';
import { CardsRowSkeleton } from '../skeletons.tsx';

type LoadingShelfProps = {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  /** Number of empty cards. */
  readonly count?: number;
};

/** A shelf until its products have loaded: the heading and empty cards. */
export function LoadingShelf({ title, more, count }: LoadingShelfProps) {
  return (
    <Section title={title} more={more}>
      <CardsRowSkeleton count={count} />
    </Section>
  );
}
