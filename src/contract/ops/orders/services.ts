import * as v from 'valibot';
import { serviceRequest } from '../../calls/services.ts';
import type { Endpoint } from '../../endpoint.ts';
import { id, optionalText, text, uploadKey } from '../../values/fields.ts';
import { cny } from '../../values/money/money.ts';
import { masked } from '../../values/people/masks.ts';
import { photos } from '../warehouse/photos.ts';

/** A service as the staff see it. */
export const opsServiceRequest = v.object({
  ...serviceRequest.entries,
  amount: masked('MONEY', cny),
  /** For `If-Match`. */
  version: v.number(),
  /** The kind and number of what it is for. */
  subject: v.picklist(['PURCHASE_PARCEL', 'PURCHASE_ORDER']),
  subjectNo: v.string(),
});
export type OpsServiceRequest = v.InferOutput<typeof opsServiceRequest>;

/** The most photos of one service. */
export const MAX_SERVICE_PHOTOS = 10;

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  right: 'parcels.act',
  subject: 'SERVICE_REQUEST',
  params: v.object({ id }),
  output: opsServiceRequest,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;

/** The operator calls about services that shoppers asked for. */
export const opsServiceEndpoints = {
  finishService: {
    ...common,
    path: '/ops/services/{id}/done',
    summary: 'Report that a service was done, with its result and photos',
    body: v.object({
      result: optionalText(300),
      photos,
      /** The keys of photos that were uploaded for it with tokens of `getOpsUploadToken`. */
      files: v.optional(v.pipe(v.array(uploadKey), v.maxLength(MAX_SERVICE_PHOTOS)), []),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'UPLOAD_REFUSED'],
  },
  refuseService: {
    ...common,
    path: '/ops/services/{id}/refuse',
    summary: 'Say that a service can’t be done; what was paid for it goes back to the balance',
    body: v.object({ reason: text(300) }),
  },
} as const satisfies Record<string, Endpoint>;
