'use client';
import { type ReactNode, useState } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import type { SignInTexts } from '../../i18n/sign-in-texts.ts';
import type { MoneyFormat } from '../money/money-format.ts';
import { lazyTexts } from '../session/lazy-texts.ts';
import type { GuestOrder } from './guest-order.ts';

const SignInSheet = lazyIsland(() => import('./sign-in-sheet.tsx'));

export type SignInSheetControl = {
  /** Opens the sheet; if its texts or its script can't be loaded, opens the page to sign in. */
  readonly show: (order: GuestOrder) => Promise<void>;
  /** The sheet, once it was opened. */
  readonly sheet: ReactNode;
};

/** The sheet over a page in which a visitor signs in or opens an account, and goes on to checkout. */
export function useSignInSheet(money: MoneyFormat): SignInSheetControl {
  const [shown, setShown] = useState<GuestOrder & { texts: SignInTexts }>();
  const [open, setOpen] = useState(false);
  const show = async (order: GuestOrder) => {
    try {
      const [{ signIn: texts }] = await Promise.all([lazyTexts(), SignInSheet.load()]);
      setShown({ ...order, texts });
      setOpen(true);
    } catch {
      // Leads to the page to sign in, which shows the same order.
      location.assign(order.next);
    }
  };
  const sheet = shown && (
    <SignInSheet {...shown} money={money} open={open} onOpenChange={setOpen} />
  );
  return { show, sheet };
}
