'use client';
import type { ReactNode } from 'react';
import { showRange } from '../../money/money-format.ts';
import { Button } from '../../ui/button.tsx';
import { SmallPicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import Sheet from '../../ui/sheet.tsx';
import * as css from './choice-sheet.css';
import { ChoiceSum, type ChoiceSumProps } from './choice-sum.tsx';

type ChoiceSheetProps = ChoiceSumProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  picture: string | undefined;
  /** The label of the only button. */
  action: string;
  onConfirm: () => void;
  children: ReactNode;
};

/** The choice in a sheet: picture, price, the parts of the choice, and one button. */
export default function ChoiceSheet(props: ChoiceSheetProps) {
  const { open, onOpenChange, title, closeLabel, picture, action, onConfirm, children } = props;
  return (
    <Sheet
      side="bottom"
      {...{ open, onOpenChange, title, closeLabel }}
      footer={
        <div className={css.foot}>
          <ChoiceSum {...props} />
          <Button type="button" variant="primary" size="lg" onClick={onConfirm}>
            {action}
          </Button>
        </div>
      }
    >
      <div className={css.parts}>
        <div className={css.head}>
          {picture && <SmallPicture path={picture} alt="" corner="md" className={css.picture} />}
          <Price size="lg" {...showRange(props.money, props.prices)} />
        </div>
        {children}
      </div>
    </Sheet>
  );
}
