import type { Translate } from '../../i18n/translator.ts';
import { DEFAULT_CHOICE, OWN_COLOR } from '../../site/preferences.ts';
import { unseenControl } from '../../theme/global.css';
import { Choice } from './choice.tsx';
import * as css from './settings.css';

/** The colours that are proposed. The palette makes text readable with any colour. */
const SWATCHES = [
  { value: '#16a34a', name: 'settings.color.green' },
  { value: '#0d9488', name: 'settings.color.teal' },
  { value: '#2563eb', name: 'settings.color.blue' },
  { value: '#7c3aed', name: 'settings.color.violet' },
  { value: '#db2777', name: 'settings.color.pink' },
  { value: '#dc2626', name: 'settings.color.red' },
  { value: '#ea580c', name: 'settings.color.orange' },
  { value: '#eab308', name: 'settings.color.yellow' },
] as const;

type ColorChoiceProps = {
  readonly t: Translate;
  /** The tenant's colour. */
  readonly themeColor: string;
  readonly chosen: string | undefined;
};

/** The page's colour: the shop's, one of the swatches, or any other. */
export function ColorChoice({ t, themeColor, chosen }: ColorChoiceProps) {
  const isCustom = chosen !== undefined && !SWATCHES.some(({ value }) => value === chosen);
  return (
    <Choice
      name="primary"
      legend={t('settings.color')}
      options={[
        { value: DEFAULT_CHOICE, label: t('settings.color.tenant'), color: themeColor },
        ...SWATCHES.map(({ value, name }) => ({ value, label: t(name), color: value })),
      ]}
      chosen={isCustom ? OWN_COLOR : chosen}
    >
      <span className={css.chip}>
        <label>
          <input
            type="radio"
            name="primary"
            value={OWN_COLOR}
            defaultChecked={isCustom}
            className={unseenControl}
          />
          {t('settings.color.other')}
        </label>
        <input
          type="color"
          name="ownColor"
          aria-label={t('settings.color.pick')}
          defaultValue={isCustom ? chosen : themeColor}
          className={css.picker}
        />
      </span>
    </Choice>
  );
}
