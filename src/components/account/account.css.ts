import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const page = style({ display: 'grid', gap: vars.space[16] });

export const form = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '40rem' });

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const submit = style({ justifySelf: 'start' });

export const addresses = style({ display: 'grid' });

export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  justifyContent: 'space-between',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const edit = style({ color: vars.color.primaryText });
