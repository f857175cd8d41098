/*
 * What the people of a desk may do. A right is an area and what one does there: `see` reads, `act`
 * changes, `export` takes data out, `reveal` shows what is masked, `lead` changes what others did,
 * `approve` decides on proposals, `close` closes days, `publish` makes what was drafted apply. `views.act` shares views of lists
 * with others.
 */

export const RIGHTS = [
  'orders.see',
  'orders.act',
  'orders.export',
  'parcels.see',
  'parcels.act',
  'parcels.lead',
  'parcels.export',
  'shipments.see',
  'shipments.act',
  'shipments.lead',
  'shipments.export',
  'shoppers.see',
  'shoppers.act',
  'shoppers.lead',
  'shoppers.export',
  'shoppers.reveal',
  'tickets.see',
  'tickets.act',
  'tickets.lead',
  'money.see',
  'money.act',
  'money.propose',
  'money.approve',
  'money.close',
  'money.export',
  'money.reveal',
  'shop.see',
  'shop.act',
  'shop.lead',
  'prices.see',
  'prices.act',
  'prices.publish',
  'views.act',
  'people.see',
  'people.act',
  'audit.see',
  'audit.export',
  'system.see',
  'system.act',
  'tenants.see',
  'tenants.act',
] as const;
export type Right = (typeof RIGHTS)[number];

export const STAFF_ROLES = [
  'BUYER',
  'WAREHOUSE',
  'WAREHOUSE_LEAD',
  'SERVICE',
  'SERVICE_LEAD',
  'FINANCE',
  'FINANCE_LEAD',
  'MARKETING',
  'TENANT_ADMIN',
  'OWNER',
  'AUDITOR',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a role is one of the built-in ones, and not a tenant's own, which is named by its id. */
export const isBuiltInRole = (role: string): role is StaffRole =>
  STAFF_ROLES.some((one) => one === role);

export const STAFF_STATES = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

const BUYER = ['orders.see', 'orders.act', 'orders.export', 'parcels.see'] as const;
const WAREHOUSE = ['parcels.see', 'parcels.act', 'shipments.see', 'shipments.act'] as const;
const SERVICE = [
  'orders.see',
  'parcels.see',
  'shipments.see',
  'shoppers.see',
  'shoppers.act',
  'tickets.see',
  'tickets.act',
  'money.see',
  'money.propose',
] as const;
const FINANCE = [
  'orders.see',
  'shipments.see',
  'shoppers.see',
  'money.see',
  'money.act',
  'money.propose',
  'money.export',
  'money.reveal',
  'shop.see',
  'prices.see',
  'prices.act',
] as const;
/** What somebody may do at a station, as far as they may do it at all. */
export const STATION_RIGHTS: readonly Right[] = WAREHOUSE;

/** What concerns the whole deployment. A person has it only by an assignment to all tenants. */
export const DEPLOYMENT_RIGHTS: readonly Right[] = ['system.see', 'system.act', 'tenants.act'];

/** What concerns one tenant: all that its own roles may have. */
export const TENANT_RIGHTS: readonly Right[] = RIGHTS.filter(
  (right) => !DEPLOYMENT_RIGHTS.includes(right),
);

/** The rights of each built-in role. Besides these there are the tenants' own roles, and keys. */
export const RIGHTS_OF: Record<StaffRole, readonly Right[]> = {
  BUYER,
  WAREHOUSE,
  WAREHOUSE_LEAD: [
    ...WAREHOUSE,
    'parcels.lead',
    'parcels.export',
    'shipments.lead',
    'shipments.export',
    'views.act',
  ],
  SERVICE,
  SERVICE_LEAD: [...SERVICE, 'shoppers.lead', 'shoppers.export', 'tickets.lead', 'views.act'],
  FINANCE,
  FINANCE_LEAD: [...FINANCE, 'money.approve', 'money.close', 'prices.publish', 'views.act'],
  MARKETING: ['shop.see', 'shop.act'],
  TENANT_ADMIN: [...TENANT_RIGHTS],
  OWNER: [...RIGHTS],
  AUDITOR: [
    'orders.see',
    'parcels.see',
    'shipments.see',
    'shoppers.see',
    'shoppers.reveal',
    'tickets.see',
    'money.see',
    'money.export',
    'money.reveal',
    'shop.see',
    'prices.see',
    'people.see',
    'audit.see',
    'audit.export',
    'system.see',
    'tenants.see',
  ],
};
