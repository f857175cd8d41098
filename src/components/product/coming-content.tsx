import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { CardsRowPlace } from './places.tsx';
import { Section } from './section.tsx';

/** The place of a shelf that is still to be fetched. */
export default function ComingContent({
  title,
  more,
  cards,
}: Pick<FetchedShelfProps, 'title' | 'more'> & { readonly cards: number }) {
  return (
    <Section title={title} more={more}>
      <CardsRowPlace count={cards} />
    </Section>
  );
}
