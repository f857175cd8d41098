import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { DeskTenantView } from '../view.ts';

type RemedyProps = {
  view: DeskTenantView;
  /** The page that is shown again. */
  page: string;
};

/** A link to the page where rates are entered by hand, for people who may see it. */
export function RateLink({ view }: { view: DeskTenantView }) {
  const { t, tenant, may } = view;
  if (!may('money.see')) return null;
  return (
    <ButtonLink size="sm" href={deskPath(tenant.id, 'money', 'rates')}>
      {t('desk.rates.open')}
    </ButtonLink>
  );
}

/** A button that asks the sources of the shop's rates now, for people who may do so. */
export function RefreshRates({ view, page }: RemedyProps) {
  const { t, tenant, may } = view;
  if (!may('money.act')) return null;
  return (
    <CallForm
      call="refreshRates"
      query={{ tenant: tenant.id }}
      next={page}
      back={page}
      flash="desk.flash.ratesRefreshed"
    >
      <Button type="submit" size="sm">
        {t('desk.rates.refresh')}
      </Button>
    </CallForm>
  );
}

/** Remedies for an old rate: asking its sources now, or entering one by hand. */
export const RateRemedy = (props: RemedyProps) => (
  <div className="desk-row">
    <RefreshRates {...props} />
    <RateLink view={props.view} />
  </div>
);
