import type { ReactNode } from 'react';

/** The name of a fact, and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of facts about an object. A fact without a value is left out. */
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
