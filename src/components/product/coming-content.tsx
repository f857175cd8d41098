import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { Section } from './section.tsx';
import { CardsRowSkeleton } from './skeletons.tsx';

/** The skeleton of a shelf that is still to be fetched. */
export default function ComingContent({
  title,
  more,
  cards,
}: Pick<FetchedShelfProps, 'title' | 'more'> & { readonly cards: number }) {
  return (
    <Section title={title} more={more}>
      <CardsRowSkeleton count={cards} />
    </Section>
  );
}
