'use client';
import { type ReactNode, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { ProductTexts } from '../../../i18n/product-texts.ts';
import { media } from '../../../theme/tokens.css';
import { lazyTexts } from '../../session/lazy-texts.ts';
import type { ChoiceSumProps } from './choice-sum.tsx';
import { useChosenPicture } from './chosen-picture.tsx';

const ChoiceSheet = lazyIsland(() => import('./choice-sheet.tsx'));

type ShownChoice = Omit<ChoiceSumProps, 'texts'> & {
  texts: ChoiceSumProps['texts'];
  /** Path of the product's picture, which is shown until a variant with a picture of its own is chosen. */
  picture: string | undefined;
  isComplete: boolean;
  /** Marks the missing parts of the choice. */
  onIncomplete: () => void;
  /** The same choice as on the page, with other ids. */
  children: ReactNode;
};

/**
 * The sheet with the choice. On a phone, where the choice may be scrolled away, a button that is pressed before the
 * choice is complete opens the sheet. The only button of the sheet then does what the pressed button does.
 */
export function useChoiceSheet() {
  const { path } = useChosenPicture();
  /** The button that opened the sheet. */
  const [asked, setAsked] = useState<HTMLButtonElement>();
  const [open, setOpen] = useState(false);
  const [texts, setTexts] = useState<ProductTexts>();

  /**
   * Opens the sheet for a button. In a wide window, or without the sheet's script or its texts, it calls
   * `otherwise`.
   */
  const ask = async (button: HTMLButtonElement, otherwise: () => void) => {
    if (!matchMedia(media.phoneOnly).matches) return otherwise();
    // Safari doesn't focus a button that is touched. The focus returns to it.
    button.focus();
    try {
      const [{ product }] = await Promise.all([lazyTexts(), ChoiceSheet.load()]);
      setTexts(product);
      setAsked(button);
      setOpen(true);
    } catch {
      otherwise();
    }
  };
  const sheetOf = ({ picture, isComplete, onIncomplete, ...shown }: ShownChoice) =>
    asked &&
    texts && (
      <ChoiceSheet
        {...shown}
        // The title is read from the page, so that a long one is not sent twice.
        title={document.querySelector('main h1')?.textContent ?? ''}
        open={open}
        onOpenChange={setOpen}
        closeLabel={texts.close}
        action={asked.textContent}
        picture={path ?? picture}
        onConfirm={() => {
          if (!isComplete) return onIncomplete();
          setOpen(false);
          asked.click();
        }}
      />
    );
  return { ask, sheetOf };
}
