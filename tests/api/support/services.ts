import type { ServiceRequest } from '../../../src/contract/calls/services.ts';
import { storedParcel } from './fulfilment.ts';
import { PAY_PASSWORD, type Shopper } from './world.ts';

/** Input that asks for more photos of a stored parcel, at the demonstration's price. */
export const serviceOfParcel = ({ id }: { id: string }) => ({
  input: {
    params: { id },
    body: { code: 'MORE_PHOTOS', amount: '5.00', note: 'The soles', payPassword: PAY_PASSWORD },
  },
});

/** A service for a stored parcel that is paid for and waits. */
export async function askedService(shopper: Shopper): Promise<ServiceRequest> {
  const { input } = serviceOfParcel(await storedParcel(shopper));
  return shopper.call('askParcelService', input);
}
