import type { DeskTranslate } from '../../i18n/translator.ts';
import type { Scope } from '../commerce/base/scope.ts';
import type { StaffIdentity } from './identity.ts';

/** The scope of a call of the staff: at a tenant, by an identity. */
export type StaffScope = Scope & {
  identity: StaffIdentity;
  t: DeskTranslate;
  /** Origin of the desk: `https://desk.example.org`. */
  deskOrigin: string;
};

/** The scope under which attempts of the staff are counted, apart from those of every tenant. */
export const attemptScope = <S extends Scope>(scope: S): S => ({ ...scope, tenantId: 'the desk' });
