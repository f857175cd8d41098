import type { opsStationEndpoints } from '../../ops/people/stations.ts';
import { done, type Examples } from '../example.ts';

const AT = '2026-11-22T08:30:00.000Z';
const STATION_ID = '01KAJ1Q8ZV7T3M5N9W2X4Y6Z91';
const STAFF_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z80';
const params = { id: STATION_ID };
const station = {
  id: STATION_ID,
  warehouseId: 'guangzhou',
  name: 'Door 1',
  step: 'RECEIVE' as const,
  active: true,
  labelSize: '100x60' as const,
  printing: 'BY_HAND' as const,
  scale: 'NONE' as const,
  scaleUnit: 'G' as const,
  scaleBaud: '9600' as const,
  version: 1,
};
const badge = { id: '01KAJ1Q8ZV7T3M5N9W2X4Y6Z93', code: 'BD7K2Q9M4X1WE', issuedAt: AT, version: 0 };
const holder = { staffId: STAFF_ID, name: 'Li Na', hasPin: true, badge };

export const opsStationExamples: Examples<typeof opsStationEndpoints> = {
  enrolStation: {
    input: { params },
    answer: { ...station, browserAt: AT, deviceToken: '5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N' },
  },
  revokeStation: { input: { params }, answer: { ...station, version: 2 } },
  getStationHere: {
    input: {},
    answer: {
      station: {
        id: STATION_ID,
        name: 'Door 1',
        step: 'RECEIVE',
        tenantId: 'sampan',
        tenantName: 'Sampan',
      },
    },
  },
  signInWithBadge: {
    input: { body: { badge: badge.code, pin: '7391' } },
    answer: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl', expiresAt: AT },
  },
  listBadges: { input: {}, answer: [holder] },
  issueBadge: { input: { body: { staffId: STAFF_ID } }, answer: holder },
  revokeBadge: { input: { params: { id: badge.id } }, ...done },
  setPin: { input: { body: { password: 'correct horse 7', pin: '7391' } }, ...done },
};
