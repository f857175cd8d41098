import { type Right, TENANT_RIGHTS } from '../../../contract/values/people/rights.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { DeskTenantView } from '../view.ts';
import { actName, partsOf } from './right-name.ts';

type GridProps = { view: DeskTenantView; chosen: readonly string[] };

/** A tick box for each right of a tenant, in a row for each area. Rights that the person lacks can't be ticked. */
export function RightsGrid({ view: { t, may }, chosen }: GridProps) {
  const areas = Map.groupBy(TENANT_RIGHTS, (right) => partsOf(right)[0]);
  const box = (right: Right) => {
    const [, act] = partsOf(right);
    return (
      <span key={right} data-act={act}>
        <Checkbox
          name="rights"
          value={right}
          defaultChecked={chosen.includes(right)}
          disabled={!may(right)}
          label={actName(t, right)}
        />
      </span>
    );
  };
  return (
    <div className="desk-rights">
      {[...areas].map(([area, rights]) => (
        <fieldset key={area}>
          <legend>{t(`desk.right.of.${area}`)}</legend>
          <div>{rights.map(box)}</div>
        </fieldset>
      ))}
    </div>
  );
}
