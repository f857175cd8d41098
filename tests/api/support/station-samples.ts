import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { newPerson } from './staff.ts';
import type { Sample, Stage } from './stage.ts';
import { enrolledStation, PIN, workerWithBadge } from './stations.ts';
import { newStation } from './stock.ts';
import { PASSWORD } from './world.ts';

/** Somebody who may work in the warehouse of every tenant. */
const leadOfAll = () => newPerson('OWNER', { tenantId: '*' });
const workerId = async () => (await newPerson('WAREHOUSE', { tenantId: '*' })).id;

/** Inputs of the calls about stations, badges and PINs. */
export const STATION_SAMPLES = {
  enrolStation: async (stage) => ({ input: { params: { id: (await newStation(stage)).id } } }),
  revokeStation: async (stage) => ({ input: { params: { id: (await newStation(stage)).id } } }),
  getStationHere: () => ({ input: {} }),
  signInWithBadge: async () => {
    const lead = await leadOfAll();
    const { token: stationToken } = await enrolledStation(lead);
    const { badge } = await workerWithBadge(lead);
    return { input: { body: { badge: badge.code, pin: PIN } }, stationToken };
  },
  listBadges: () => ({ input: {} }),
  issueBadge: async () => ({ input: { body: { staffId: await workerId() } } }),
  revokeBadge: async ({ host }) => {
    const lead = await leadOfAll();
    const { badge } = await lead.call(
      'issueBadge',
      { body: { staffId: await workerId() } },
      { host },
    );
    return { input: { params: { id: badge?.id ?? '' } } };
  },
  setPin: async () => ({
    input: { body: { password: PASSWORD, pin: PIN } },
    staffToken: (await newPerson('WAREHOUSE')).token,
  }),
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
