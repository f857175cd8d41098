import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import { cx } from '../ui/cx.ts';
import { ChevronEndIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import * as section from '../ui/section.css';
import * as css from './home-part.css';

type More = { href: string; label: string };

type HomePartProps = {
  id: string;
  title: string;
  /** A link to a page with more of the content. */
  more?: More | undefined;
  /** Whether the section is on a tinted band, which sets it off from its neighbours. */
  tinted?: boolean;
  children: ReactNode;
};

/** One of the large sections of the home page. */
export function HomePart({ id, title, more, tinted, children }: HomePartProps) {
  return (
    <div id={id} className={cx(css.part, tinted && css.tinted)}>
      <Container className={css.content}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {more && <MoreLink {...more} />}
        </div>
        {children}
      </Container>
    </div>
  );
}

/** A block with its own heading within a large section. */
export function HomeBlock(props: { title: string; more?: More; children: ReactNode }) {
  const { title, more, children } = props;
  return (
    <div className={cx(section.section, css.block)}>
      <div className={section.head}>
        <h3 className={section.title}>{title}</h3>
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </div>
  );
}

function MoreLink({ href, label }: More) {
  return (
    <Link href={href} className={section.more}>
      {label}
      <ChevronEndIcon size={16} />
    </Link>
  );
}
