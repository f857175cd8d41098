'use client';
import { useState } from 'react';
import { type Edits, NO_EDITS, withEntries, withoutEntries } from './cart-rules.ts';

/** The edits of the cart that the server has not confirmed yet. */
export function useCartEdits() {
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  return {
    edits,
    setQuantity: (id: string, quantity: number) =>
      setEdits((old) => ({ ...old, quantities: new Map(old.quantities).set(id, quantity) })),
    /** Drops an edit whose call has settled, unless the quantity was edited again since. */
    dropQuantity: (id: string, quantity: number) =>
      setEdits((old) => {
        if (old.quantities.get(id) !== quantity) return old;
        const quantities = new Map(old.quantities);
        quantities.delete(id);
        return { ...old, quantities };
      }),
    remove: (ids: readonly string[]) =>
      setEdits((old) => ({ ...old, removed: withEntries(old.removed, ids) })),
    dropRemoved: (ids: readonly string[]) =>
      setEdits((old) => ({ ...old, removed: withoutEntries(old.removed, ids) })),
  };
}
