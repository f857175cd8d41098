import { DEFAULT_THEME_COLOR } from '../../../contract/values/shop/site-kinds.ts';
import type { DeskTenantView } from '../view.ts';
import { LiveLook } from './live-look.tsx';
import { lookOf } from './look-colors.ts';

/** A preview of the colour in both schemes; with scripts it follows the choice. */
export function LookPreview({ view: { t }, color }: { view: DeskTenantView; color: string }) {
  const shown = color || DEFAULT_THEME_COLOR;
  return (
    <LiveLook
      looks={{ light: lookOf(shown, 'light'), dark: lookOf(shown, 'dark') }}
      texts={{
        title: t('desk.shop.look'),
        light: t('desk.shop.light'),
        dark: t('desk.shop.dark'),
        text: t('desk.shop.lookText'),
        button: t('desk.shop.lookButton'),
        link: t('desk.shop.lookLink'),
      }}
    />
  );
}
