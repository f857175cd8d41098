'use client';
import { useEffect } from 'react';
import { MyStrip } from '../my/overview/my-strip.tsx';
import { setShopper } from './shopper.ts';
import { useCart } from './use-cart.ts';
import { useProfile } from './use-profile.ts';

/** Reads the shopper's data that every page shows, passes it to `useShopper`, and shows the strip of a page that has a place for it. A lazy island for signed-in shoppers and visitors with a cart. */
export default function ShopperReads() {
  const { profile } = useProfile();
  const { cart } = useCart();
  useEffect(() => setShopper({ profile, cart }), [profile, cart]);
  // Without arguments, when the session ends: the data is removed.
  useEffect(() => setShopper, []);
  return <MyStrip />;
}
