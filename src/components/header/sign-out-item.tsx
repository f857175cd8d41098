'use client';
import { useSignedIn } from '../session/use-signed-in.ts';
import { LOGOUT_FORM } from '../shell/ids.ts';
import { LogoutIcon } from '../ui/icon.tsx';
import * as css from './header.css';

/** The entry of a phone's menu that signs out; nothing for a visitor without a session. */
export function SignOutItem({ label }: { readonly label: string }) {
  if (!useSignedIn()) return null;
  return (
    <button type="submit" form={LOGOUT_FORM} className={css.sheetItem}>
      {label}
      <span className={css.sheetIcon}>
        <LogoutIcon />
      </span>
    </button>
  );
}
