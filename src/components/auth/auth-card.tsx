import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import * as css from './auth-card.css';

type AuthCardProps = {
  view: View;
  title: string;
  /** Links at the end of the card: "No account yet? Sign up". */
  foot: ReactNode;
  children: ReactNode;
};

/**
 * The card for signing in, signing up or a forgotten password, with the tenant's promises beside it.
 */
export function AuthCard({ view, title, foot, children }: AuthCardProps) {
  const { tenant, t } = view;
  const promises = [t('auth.promise.price'), t('auth.promise.check'), t('auth.promise.track')];
  return (
    <Container size="sm" className={css.page}>
      <section className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {children}
        <div className={css.foot}>{foot}</div>
      </section>
      <aside className={css.promise}>
        <p className={css.name}>{tenant.name}</p>
        <p>{tenant.description}</p>
        <ul className={css.points}>
          {promises.map((text) => (
            <li key={text} className={css.point}>
              <CheckCircleIcon />
              {text}
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  );
}
