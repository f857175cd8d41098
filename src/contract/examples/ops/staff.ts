import type { opsAuditEndpoints } from '../../ops/people/audit.ts';
import type { opsOwnAccountEndpoints, StaffMe } from '../../ops/people/own-account.ts';
import type { opsPeopleEndpoints } from '../../ops/people/people.ts';
import type { OwnRole, opsRoleEndpoints } from '../../ops/people/roles.ts';
import { done, type Examples } from '../example.ts';

const PERSON_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z80';
const SESSION_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z81';
const AT = '2026-11-22T08:30:00.000Z';

const person = {
  id: PERSON_ID,
  name: 'Li Na',
  email: 'li.na@example.com',
  language: 'zh-CN' as const,
  state: 'ACTIVE' as const,
  assignments: [{ role: 'BUYER' as const, tenantId: 'sampan' }],
  hasSecondFactor: true,
  lastSeenAt: AT,
  version: 3,
};
const me: StaffMe = {
  id: PERSON_ID,
  kind: 'PERSON',
  name: 'Li Na',
  email: 'li.na@example.com',
  language: 'zh-CN',
  missing: 'NOTHING',
  hasSecondFactor: true,
  factors: ['APP'],
  hasPin: false,
  tenants: [
    {
      id: 'sampan',
      name: 'Sampan',
      currency: 'USD',
      timezoneOffset: 8,
      timeZone: 'Asia/Shanghai',
      rights: ['orders.see', 'orders.act', 'orders.export', 'parcels.see'],
    },
  ],
};
const key = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z82',
  name: 'Warehouse software',
  rights: ['parcels.see' as const, 'parcels.act' as const],
  tenantIds: ['sampan'],
  createdAt: AT,
  expiresAt: '2027-11-22T08:30:00.000Z',
  revoked: false,
};
const deviceToken = 'eyJhbGciOiJkaXIifQ..c2VhbGVk';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const invitation = {
  email: 'li.na@example.com',
  name: 'Li Na',
  language: 'zh-CN' as const,
  assignments: [{ role: 'BUYER' as const, tenantId: 'sampan' }],
};

export const opsPeopleExamples: Examples<
  typeof opsOwnAccountEndpoints & typeof opsPeopleEndpoints
> = {
  signInStaff: {
    input: { body: { email: 'li.na@example.com', password: 'a-long-river-boat-7' } },
    answer: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl', expiresAt: AT, deviceToken },
  },
  acceptInvitation: {
    input: { body: { token: '5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N', password: 'a-long-river-boat-7' } },
    answer: { ok: true, deviceToken },
  },
  confirmSecondFactor: { input: { body: { code: '123456' } }, ...done },
  setUpSecondFactor: {
    input: { body: {} },
    answer: {
      secret,
      uri: `otpauth://totp/Sampan:li.na@example.com?issuer=Sampan&secret=${secret}`,
      recoveryCodes: ['5F2C-8A4D-7B1E-90C3-66AF-12D8-0B7E', '1D9E-3A6B-0C57-F2A4-8811-C9D0-3E5F'],
    },
  },
  enableSecondFactor: { input: { body: { secret, code: '123456' } }, ...done },
  signOutStaff: { input: { body: {} }, ...done },
  getStaffMe: { input: {}, answer: me },
  updateStaffMe: { input: { body: { name: 'Li Na', language: 'zh-CN' } }, answer: me },
  changeStaffPassword: {
    input: { body: { oldPassword: 'a-long-river-boat-7', password: 'seven-slow-herons-9' } },
    ...done,
  },
  listStaffSessions: {
    input: {},
    answer: [
      {
        id: SESSION_ID,
        device: 'Firefox · Windows',
        address: '203.0.113.7',
        createdAt: AT,
        lastUsedAt: AT,
        current: true,
      },
    ],
  },
  endStaffSession: { input: { params: { id: SESSION_ID } }, ...done },
  listStaff: { input: {}, answer: [person] },
  getStaff: { input: { params: { id: PERSON_ID } }, answer: person },
  inviteStaff: {
    input: { body: invitation },
    answer: { ...person, state: 'INVITED', hasSecondFactor: false, version: 0 },
  },
  updateStaff: {
    input: {
      params: { id: PERSON_ID },
      body: {
        name: 'Li Na',
        state: 'ACTIVE',
        assignments: [{ role: 'WAREHOUSE', tenantId: 'sampan' }],
        reason: 'Works in the warehouse now',
      },
    },
    answer: { ...person, assignments: [{ role: 'WAREHOUSE', tenantId: 'sampan' }], version: 4 },
  },
  resetStaff: {
    input: { params: { id: PERSON_ID }, body: { reason: 'Lost the phone' } },
    answer: { ...person, hasSecondFactor: false, version: 4 },
  },
  listStaffKeys: { input: {}, answer: [key] },
  makeStaffKey: {
    input: {
      body: { name: key.name, rights: key.rights, tenantIds: key.tenantIds, days: 365 },
    },
    answer: { ...key, key: 'sampan_5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N' },
  },
  revokeStaffKey: { input: { params: { id: key.id } }, ...done },
};

const role: OwnRole = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z84',
  name: 'Photo desk',
  rights: ['parcels.see', 'parcels.act', 'tickets.see'],
  people: [{ id: PERSON_ID, name: 'Li Na' }],
  version: 1,
};
const roleInput = { name: role.name, rights: role.rights };

export const opsRoleExamples: Examples<typeof opsRoleEndpoints> = {
  listStaffRoles: { input: {}, answer: [role] },
  getStaffRole: { input: { params: { id: role.id } }, answer: role },
  makeStaffRole: { input: { body: roleInput }, answer: { ...role, people: [], version: 0 } },
  changeStaffRole: {
    input: { params: { id: role.id }, body: { ...roleInput, name: 'Photo desk, mornings' } },
    answer: { ...role, name: 'Photo desk, mornings' },
  },
  deleteStaffRole: { input: { params: { id: role.id } }, ...done },
};

export const opsAuditExamples: Examples<typeof opsAuditEndpoints> = {
  listAudit: {
    input: { query: { subject: 'PURCHASE_ORDER', pageSize: 50 } },
    answer: {
      records: [
        {
          sequence: 128,
          at: AT,
          actorKind: 'PERSON',
          actorId: PERSON_ID,
          actorName: 'Li Na',
          sessionId: SESSION_ID,
          address: '203.0.113.7',
          call: 'acceptOrder',
          subject: 'PURCHASE_ORDER',
          subjectId: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z83',
          before: { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z83', status: 'PAID', version: 2 },
          change: {},
          reason: '',
          outcome: 'DONE',
          hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
      before: 128,
    },
  },
  checkAudit: {
    input: {},
    answer: {
      entries: 128,
      lastHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      checkpoints: 3,
      faults: [],
    },
  },
};
