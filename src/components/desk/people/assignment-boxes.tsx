import type { Assignment } from '../../../contract/ops/people/people.ts';
import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import {
  isBuiltInRole,
  RIGHTS_OF,
  type Right,
  STAFF_ROLES,
  TENANT_RIGHTS,
} from '../../../contract/values/people/rights.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { DeskTenantView } from '../view.ts';

type BoxesProps = {
  view: DeskTenantView;
  /** The ticked roles: those of the person, or those that were typed. */
  chosen: readonly string[];
  /** The tenant's own roles. */
  ownRoles: readonly OwnRole[];
  error?: string | undefined;
};

const ERROR = 'roles-error';

const textOf = ({ role, tenantId }: Assignment): string => `${role}@${tenantId}`;
/** Roles as the form sends them: `BUYER@naga`. */
export const assignmentTexts = (assignments: readonly Assignment[]): string[] =>
  assignments.map(textOf);

/** The roles that the person may give at the tenant: those whose rights they have themself. */
function givable({ tenant, may }: DeskTenantView, ownRoles: readonly OwnRole[]): string[] {
  const hasAll = (rights: readonly Right[]) =>
    rights.every((right) => may(right) || !TENANT_RIGHTS.includes(right));
  return [
    ...STAFF_ROLES.filter((role) => hasAll(RIGHTS_OF[role])),
    ...ownRoles.filter(({ rights }) => hasAll(rights)).map(({ id }) => id),
  ].map((role) => textOf({ role, tenantId: tenant.id }));
}

/** A tick box for each role at the tenant that the person may give. Roles at other tenants stay as they are. */
export function AssignmentBoxes({ view, chosen, ownRoles, error }: BoxesProps) {
  const { t, tenant, me } = view;
  const givableHere = givable(view, ownRoles);
  const seesAll = me.tenants.some(({ rights }) => rights.includes('tenants.act'));
  const rolesAtAllTenants = seesAll
    ? STAFF_ROLES.map((role) => textOf({ role, tenantId: '*' }))
    : [];
  const keptRoles = chosen.filter(
    (one) => !givableHere.includes(one) && !rolesAtAllTenants.includes(one),
  );
  const labelOf = (role: string) =>
    isBuiltInRole(role) ? t(`desk.role.${role}`) : ownRoles.find(({ id }) => id === role)?.name;
  const box = (value: string) => (
    <Checkbox
      key={value}
      name="assignments"
      value={value}
      defaultChecked={chosen.includes(value)}
      label={labelOf(value.split('@')[0] ?? '')}
    />
  );
  return (
    <>
      {keptRoles.map((value) => (
        <input key={value} type="hidden" name="assignments" value={value} />
      ))}
      <fieldset className="desk-boxes" aria-describedby={error && ERROR}>
        <legend>{t('desk.people.rolesAt', { tenant: tenant.name })}</legend>
        {givableHere.map(box)}
      </fieldset>
      {error && (
        <p id={ERROR} className="desk-wrong" role="alert">
          {error}
        </p>
      )}
      {rolesAtAllTenants.length > 0 && (
        <details open={chosen.some((one) => one.endsWith('@*'))}>
          <summary>{t('desk.people.rolesEverywhere')}</summary>
          <fieldset className="desk-boxes">
            <legend>{t('desk.people.rolesEverywhere')}</legend>
            {rolesAtAllTenants.map(box)}
          </fieldset>
        </details>
      )}
    </>
  );
}
