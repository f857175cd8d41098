import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import type { DeskTenantView } from '../view.ts';
import {
  isColumnGroup,
  optionName,
  TARIFF_VIEWS,
  type TariffViewName,
  tariffPath,
} from './tariff-view.ts';

type TabsProps = {
  view: DeskTenantView;
  tariff: TariffDetail;
  shown: TariffViewName;
  option: string;
};

/** Tabs for the parts of a version. */
export function TariffTabs({ view, tariff, shown, option }: TabsProps) {
  const { t } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.tariff.view')}>
      {TARIFF_VIEWS.map((name) => (
        <a
          key={name}
          href={tariffPath(view, tariff.id, {
            view: name,
            option: isColumnGroup(name) ? option : '',
          })}
          aria-current={name === shown ? 'page' : undefined}
        >
          {t(`desk.tariff.view.${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** The choice of the option whose rows are shown: all options, or one. */
export function OptionFilter({ view, tariff, shown, option }: TabsProps) {
  const { t } = view;
  const codes = [...new Set(tariff.table.map(({ code = '' }) => code))];
  return (
    <nav className="desk-tabs" aria-label={t('desk.tariff.option')}>
      {['', ...codes].map((code) => (
        <a
          key={code}
          href={tariffPath(view, tariff.id, { view: shown, option: code })}
          aria-current={code === option ? 'page' : undefined}
        >
          {code === '' ? t('desk.tariff.allOptions') : optionName(tariff, code, view.locale)}
        </a>
      ))}
    </nav>
  );
}
