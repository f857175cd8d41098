import type { GoodsService, ServiceRequest } from '../../contract/calls/services.ts';

type ServicesOfGoods = {
  services?: readonly GoodsService[] | undefined;
  serviceRequests?: readonly ServiceRequest[] | undefined;
};

/** The services that a page offers for a parcel or an order: all but those that are ordered and not done yet. */
export const offeredServices = ({
  services = [],
  serviceRequests = [],
}: ServicesOfGoods): GoodsService[] => {
  const open = serviceRequests.filter(({ state }) => state === 'UNPAID' || state === 'WAITING');
  return services.filter(({ code }) => !open.some((request) => request.code === code));
};
