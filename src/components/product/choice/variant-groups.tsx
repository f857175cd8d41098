'use client';
import { fill } from '../../../i18n/fill.ts';
import { unseenControl, visuallyHidden } from '../../../theme/global.css';
import { cx } from '../../ui/cx.ts';
import { SmallPicture } from '../../ui/picture.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';
import { availability, type Choice, type Variant, type VariantGroup } from './variants.ts';

type VariantGroupsProps = {
  groups: readonly VariantGroup[];
  variants: readonly Variant[];
  choice: Choice;
  texts: ChoiceTexts;
  /** Whether the groups without a choice are marked as mistakes. */
  marksMissing: boolean;
  /** The beginning of the ids, by which those of a second choice on the page differ from those of the first. */
  prefix?: string;
  /** Chooses a value of a group; undefined clears the group's choice. */
  onChoose: (group: number, key: string | undefined) => void;
};

export const groupId = (group: number): string => `variant-${group}`;

/** One row of values for each attribute; unavailable ones are struck through. */
export function VariantGroups(props: VariantGroupsProps) {
  const { groups, variants, choice, texts, marksMissing, prefix = '', onChoose } = props;
  const stateTexts = { AVAILABLE: '', SOLD_OUT: texts.soldOut, IMPOSSIBLE: texts.impossible };
  return groups.map(({ key: name, label, values }, group) => {
    const chosen = values.find(({ key }) => key === choice[group]);
    const isMissing = marksMissing && !chosen;
    const id = `${prefix}${groupId(group)}`;
    const errorId = isMissing ? `${id}-error` : undefined;
    return (
      <fieldset
        key={name}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group can't be invalid
        role="radiogroup"
        aria-invalid={isMissing || undefined}
        aria-describedby={errorId}
      >
        <legend className={css.legend}>
          {isMissing ? (
            <span id={errorId} className={css.problem}>
              {fill(texts.problemChoose, { name: label })}
            </span>
          ) : (
            <>
              {`${label}: `}
              <span className={cx(chosen && css.legendValue)}>{chosen?.label ?? texts.choose}</span>
            </>
          )}
        </legend>
        <div className={css.values}>
          {values.map(({ key, label: text, image }) => {
            const state = availability(variants, choice, group, key);
            const isChosen = choice[group] === key;
            return (
              <label
                key={key}
                title={stateTexts[state] || undefined}
                className={cx(css.value[state], image && css.withPicture)}
              >
                <input
                  type="radio"
                  name={id}
                  value={key}
                  className={unseenControl}
                  checked={isChosen}
                  disabled={state !== 'AVAILABLE' && !isChosen}
                  onChange={() => onChoose(group, key)}
                  // A second click clears the choice, which a radio button alone can't.
                  onClick={() => isChosen && onChoose(group, undefined)}
                />
                {image && <SmallPicture path={image} alt="" corner="sm" className={css.swatch} />}
                {text}
                {stateTexts[state] && <span className={visuallyHidden}>{stateTexts[state]}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    );
  });
}
