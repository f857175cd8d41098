'use client';
import { useEffect } from 'react';
import { tellShopper } from './shopper.ts';
import { useCart } from './use-cart.ts';
import { useProfile } from './use-profile.ts';

/** Reads what every page shows of the shopper. Comes only where somebody is signed in. */
export default function ShopperReads() {
  const { profile } = useProfile();
  const { cart } = useCart();
  useEffect(() => tellShopper({ profile, cart }), [profile, cart]);
  useEffect(() => tellShopper, []);
  return null;
}
