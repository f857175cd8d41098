import type { ShopperState as State } from '../../../contract/values/people/shopper-kinds.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = { ACTIVE: 'success', BLOCKED: 'danger', ERASED: 'neutral' } as const;

/** A badge for the state of a shopper: whether they may sign in. */
export const ShopperState = ({ t, state }: { t: DeskTranslate; state: State }) => (
  <Badge tone={TONES[state]}>{t(`desk.shopper.state.${state}`)}</Badge>
);
