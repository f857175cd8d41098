import { Failure } from '../../../contract/errors.ts';
import type { Scope } from '../base/scope.ts';
import type { MeasuredBox } from '../transit/boxes.ts';
import { tenantTransit } from '../transit/records.ts';
import { reweighTransit } from '../transit/reweigh.ts';
import { weighBoxes } from '../transit/weigh.ts';
import { viewBoxes } from './detail.ts';

/** As `weighBoxes`, but checks that every box with a parcel is weighed. */
export async function weighPackedBoxes(
  scope: Scope,
  idOrNo: string,
  boxes: readonly MeasuredBox[],
): Promise<void> {
  await assertEveryBox(scope, idOrNo, boxes);
  await weighBoxes(scope, idOrNo, boxes);
}

/** As `reweighTransit`, but checks that every box with a parcel is weighed. */
export async function reweighPackedBoxes(
  scope: Scope,
  idOrNo: string,
  given: { boxes: readonly MeasuredBox[]; reason: string },
): Promise<void> {
  await assertEveryBox(scope, idOrNo, given.boxes);
  await reweighTransit(scope, idOrNo, given);
}

/** Throws `VALIDATION_FAILED` if a parcel is in a box that is not among those weighed. */
async function assertEveryBox(scope: Scope, idOrNo: string, boxes: readonly MeasuredBox[]) {
  const packed = await viewBoxes(scope, await tenantTransit(scope, idOrNo));
  const isWeighed = (number: number) => boxes.some((box) => box.number === number);
  const unweighedBox = packed.find(
    ({ number, parcelNos }) => parcelNos.length > 0 && !isWeighed(number),
  );
  if (unweighedBox) {
    throw new Failure('VALIDATION_FAILED', { box: unweighedBox.number }, [
      { field: 'boxes', code: 'required' },
    ]);
  }
}
