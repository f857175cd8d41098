import type { EndpointName } from '../../../contract/endpoints.ts';
import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import type { ShopPartDetail } from '../../../contract/ops/shop/shop.ts';
import type { ShopPicture } from '../../../contract/ops/shop/shop-pictures.ts';
import { type FormPart, PART_VALUES } from '../../../contract/ops/shop/shop-values.ts';
import type { Right } from '../../../contract/values/people/rights.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import {
  isChargesPart,
  isSettingsPart,
  type ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DeskTenantView } from '../view.ts';
import { WaitingCharges } from './charges-acts.tsx';
import { FeeSamples } from './fee-samples.tsx';
import type { Choices } from './field-props.ts';
import { shapeOf, showsErrorAt } from './field-shape.ts';
import { LookPreview } from './look-preview.tsx';
import { DraftCard, HistoryCard } from './part-acts.tsx';
import { PartField } from './part-fields.tsx';
import { TextFacts } from './text-facts.tsx';

/** The call that saves the draft of each part. */
const CALLS = {
  basics: 'draftShopBasics',
  theme: 'draftShopTheme',
  languages: 'draftShopLanguages',
  features: 'draftShopFeatures',
  signIn: 'draftShopSignIn',
  timezone: 'draftShopTimezone',
  places: 'draftShopPlaces',
  menu: 'draftShopMenu',
  fees: 'draftShopFees',
  storage: 'draftShopStorage',
  services: 'draftShopServices',
  home: 'draftShopHome',
  banners: 'draftShopBanners',
  announcements: 'draftShopAnnouncements',
  groups: 'draftShopGroups',
  steps: 'draftShopSteps',
  goods: 'draftShopGoods',
} as const satisfies Record<FormPart, EndpointName>;

type PartPageProps = {
  view: DeskTenantView;
  id: FormPart;
  part: ShopPartDetail;
  pictures: readonly ShopPicture[];
  languages: readonly Locale[];
  /** The proposals about the part that wait for a second person. */
  waiting: Proposal[];
  /** The choices for lists, by the name of the field. */
  choices?: Choices;
};

/** The right to draft a part. */
export function rightToChange(part: ShopPart): Right {
  if (isChargesPart(part)) return 'prices.act';
  return isSettingsPart(part) ? 'shop.lead' : 'shop.act';
}

/** A part of the shop: its form, what its draft would change, and its history. */
export function PartPage(props: PartPageProps) {
  const { view, id, part, pictures, languages, waiting, choices = {} } = props;
  const mayChange = view.may(rightToChange(id));
  return (
    <>
      {!mayChange && <Notice tone="info">{view.t('desk.shop.noSettings')}</Notice>}
      <WaitingCharges view={view} waiting={waiting} />
      <DraftCard view={view} part={part} mayChange={mayChange} />
      {id === 'fees' && <FeeSamples view={view} part={part} />}
      {mayChange && <PartForm {...{ view, id, part, languages, choices }} />}
      <HistoryCard view={view} part={part} mayChange={mayChange} />
      <datalist id="shop-pictures">
        {pictures.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

type FormProps = Omit<PartPageProps, 'pictures' | 'waiting'>;

function PartForm({ view, id, part, languages, choices = {} }: FormProps) {
  const { t, tenant, flash, pagePath } = view;
  const fields = Object.entries(PART_VALUES[id].entries).map(
    ([name, schema]) => [name, shapeOf(schema)] as const,
  );
  const call = CALLS[id];
  const value = part.draft ?? part.published;
  const errors = flash?.kind === 'error' && flash.form === call ? flash.errors : [];
  const isShown = (field: string) => {
    const [name, ...rest] = field.split('.');
    const shape = fields.find(([one]) => one === name)?.[1];
    return shape !== undefined && showsErrorAt(shape, rest, ['en', ...languages]);
  };
  const form = formState(flash, call, errors.map(({ field }) => field).filter(isShown));
  return (
    <CallForm
      call={call}
      query={{ tenant: tenant.id }}
      version={part.version}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.draftSaved"
      className="desk-card desk-stack desk-part"
    >
      <FormMessage form={form} />
      {id === 'steps' && <TextFacts t={t} />}
      {fields.map(([name, shape]) => (
        <PartField
          key={name}
          {...{ view, form, languages, choices, name, shape }}
          path={name}
          value={value[name]}
        />
      ))}
      {id === 'theme' && <LookPreview view={view} color={String(value.themeColor ?? '')} />}
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.shop.saveDraft')}
        </Button>
      </div>
    </CallForm>
  );
}
