import type { Locale } from '../../contract/values/shop/locales.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import type { Scope } from '../commerce/base/scope.ts';
import type { StaffIdentity } from './identity.ts';

/** The scope for a mail to a member of the staff: from a tenant, in their language. */
export type MailScope = Pick<Scope, 'tenant' | 'locale' | 'sendMail'> & {
  t: DeskTranslate;
  /** Origin of the desk: `https://desk.example.org`. */
  deskOrigin: string;
};

/** The scope for signing in, in addition to that of a call. */
export type EntryScope = Scope & {
  /** Lets work continue after the response. A failure is logged. */
  later: (work: Promise<unknown>) => void;
  mailScopeFor: (tenantId: string, locale: Locale) => Promise<MailScope>;
  /** The device token of the caller's browser. */
  deviceToken?: string | undefined;
  /** The token of the station that the caller's browser is. */
  stationToken?: string | undefined;
  /** Origin of the desk; undefined in a deployment without a desk. */
  deskOrigin?: string;
};

/** The scope of a call of the staff: at a tenant, by an identity. */
export type StaffScope = Scope & {
  identity: StaffIdentity;
  t: DeskTranslate;
  /** Origin of the desk: `https://desk.example.org`. */
  deskOrigin: string;
};

/** The scope of a call about the caller's own account, which may mail them. */
export type OwnScope = StaffScope & EntryScope;

/** The scope under which attempts of the staff are counted, apart from those of every tenant. */
export const attemptScope = <S extends Scope>(scope: S): S => ({ ...scope, tenantId: 'the desk' });
