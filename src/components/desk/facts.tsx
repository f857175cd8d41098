import type { ReactNode } from 'react';

/** The name of a fact, and what it is. */
export type Fact = readonly [name: string, value: ReactNode];

/** What is known of an object, by name. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="desk-pair">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
