import { Select, type SelectOption } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { BillTexts } from './bill-lines.tsx';
import * as css from './freight.css';
import { FreightAnswer } from './freight-answer.tsx';
import { FreightAsk } from './freight-ask.tsx';
import type { FreightFormat, FreightRow } from './freight-rows.ts';
import type { FreightMistake, FreightQuestion } from './measures.ts';

export type FreightFormTexts = Record<
  | 'country'
  | 'goods'
  | 'weight'
  | 'weightUnit'
  | 'size'
  | 'sizeHint'
  | 'length'
  | 'width'
  | 'height'
  | 'ask'
  | 'weightMistake'
  | 'sizeMistake'
  | 'note',
  string
>;
/** What the answer says, which a script may make, too. */
export type FreightAnswerTexts = BillTexts &
  Record<'none' | 'failed' | 'cheapest' | 'fastest', string>;

type FreightFormProps = {
  action: string;
  countries: readonly SelectOption[];
  /** Kinds of goods, the first for any. */
  goods: readonly SelectOption[];
  question: FreightQuestion;
  mistake?: FreightMistake;
  rows: readonly FreightRow[];
  format: FreightFormat;
  texts: FreightFormTexts;
  answerTexts: FreightAnswerTexts;
};

const SIDES = ['length', 'width', 'height'] as const;

/** What shipping home costs: a plain GET of its page, answered in place where there is a script. */
export function FreightForm(props: FreightFormProps) {
  const { action, mistake, rows, format, texts, answerTexts } = props;
  return (
    <FreightAsk
      action={action}
      mistaken={mistake !== undefined}
      format={format}
      texts={answerTexts}
      ask={texts.ask}
      note={texts.note}
      answer={<FreightAnswer rows={rows} texts={answerTexts} />}
    >
      <Fields {...props} />
    </FreightAsk>
  );
}

function Fields({ countries, goods, question, mistake, texts }: FreightFormProps) {
  return (
    <>
      <Select
        name="country"
        label={texts.country}
        options={countries}
        defaultValue={question.country}
      />
      <TextInput
        name="kg"
        label={texts.weight}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={question.kg}
        error={mistake === 'weight' && texts.weightMistake}
        trailing={<span className={css.unit}>{texts.weightUnit}</span>}
      />
      <fieldset className={css.size}>
        <legend className={css.legend}>{texts.size}</legend>
        <div className={css.row}>
          {SIDES.map((side) => (
            <TextInput
              key={side}
              name={side}
              label={texts[side]}
              labelHidden
              placeholder={texts[side]}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={question[side]}
            />
          ))}
        </div>
        {mistake === 'size' ? (
          <p className={css.error}>{texts.sizeMistake}</p>
        ) : (
          <p className={css.hint}>{texts.sizeHint}</p>
        )}
      </fieldset>
      <Select name="goods" label={texts.goods} options={goods} defaultValue={question.goods} />
    </>
  );
}
