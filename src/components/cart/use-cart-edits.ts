'use client';
import { useState } from 'react';
import { type Edits, NO_EDITS, withEntries, withoutEntries } from './cart-rules.ts';

/** The edits of the cart that the server has not confirmed yet. */
export function useCartEdits() {
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  return {
    edits,
    setQuantity: (id: string, quantity: number) =>
      setEdits((now) => ({ ...now, quantities: new Map(now.quantities).set(id, quantity) })),
    /** Drops a confirmed quantity, unless it was edited again: then another call follows. */
    dropQuantity: (id: string, quantity: number) =>
      setEdits((now) => {
        if (now.quantities.get(id) !== quantity) return now;
        const quantities = new Map(now.quantities);
        quantities.delete(id);
        return { ...now, quantities };
      }),
    remove: (ids: readonly string[]) =>
      setEdits((now) => ({ ...now, removed: withEntries(now.removed, ids) })),
    dropRemoved: (ids: readonly string[]) =>
      setEdits((now) => ({ ...now, removed: withoutEntries(now.removed, ids) })),
  };
}
