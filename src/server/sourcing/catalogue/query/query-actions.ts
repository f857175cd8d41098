import { isLacking, isPurposeFit, NAME_FITS } from '../../../db/name-targets.ts';
import { distinct, nearestIn } from './query-names.ts';
import type { Part } from './query-parts.ts';
import { type Span, textOf, type Unit } from './query-units.ts';
import type { ActionRow, Vocabulary } from './query-vocabulary.ts';

type ActionPart = Extract<Part, { kind: 'use' | 'lacking' }>;

/**
 * An action that a query says: where its verb and its object stand, and the nouns with which one does it, or that the
 * catalogue lacks what one does it with.
 */
type Action = { verb: Span; object?: Span; part: ActionPart };

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * The parts with an action in place of its words, if the query says one (`feed my plants`): who wants to do something to
 * a thing wants what serves for that, and not the thing. Undefined if the query says no action.
 */
export function withAction(
  units: readonly Unit[],
  vocabulary: Vocabulary,
  parts: readonly Part[],
): Part[] | undefined {
  const actions = actionsIn(units, vocabulary).filter((action) => isMeant(action, parts));
  const [action] = actions.sort(
    (a, b) => lengthOf(b) - lengthOf(a) || goodsOf(a.part) - goodsOf(b.part),
  );
  if (!action) return undefined;
  const { verb, object } = action;
  const end = Math.max(verb.end, object?.end ?? 0);
  const rest = parts.filter(
    (part) =>
      part.kind !== 'empty' &&
      !overlaps(part, verb) &&
      !(object && overlaps(part, object)) &&
      // What comes behind with a preposition completes the object: `take photos of birds`.
      !(saysWhat(part) && part.start >= end && (part.isAside || units[part.start]?.isStop)),
  );
  return [...rest, action.part].sort((a, b) => a.start - b.start);
}

/** How many nouns an action needs. */
const goodsOf = (part: ActionPart): number => ('names' in part ? part.names.length : 0);

/** An object makes an action surer than any length of its verb. */
const lengthOf = ({ verb, object }: Action): number =>
  verb.end - verb.start + (object === undefined ? 0 : object.end - object.start + 100);

/** Each pair of words of the query that is an action, and each verb that is one alone. */
function actionsIn(units: readonly Unit[], { spans, actions }: Vocabulary): Action[] {
  if (actions.length === 0) return [];
  const isEmpty = ({ start, end }: Span) => units.slice(start, end).every(({ isStop }) => isStop);
  const spansOf = (key: string | null, { locale }: ActionRow): Span[] =>
    [...spans].flatMap(([span, keys]) =>
      key !== null && keys.get(locale)?.includes(key) && !isEmpty(span) ? [span] : [],
    );
  const found = actions.flatMap((row) =>
    spansOf(row.verb, row).flatMap((verb): { verb: Span; object?: Span; row: ActionRow }[] =>
      row.object === null
        ? [{ verb, row }]
        : spansOf(row.object, row)
            .filter((object) => !overlaps(verb, object))
            .map((object) => ({ verb, object, row })),
    ),
  );
  const placeOf = ({ verb, object }: { verb: Span; object?: Span }) =>
    [verb.start, verb.end, object?.start, object?.end].join();
  return [...Map.groupBy(found, placeOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { verb, object } = first;
    const names = distinct(
      same.map(({ row: { target, locale, weight, zh } }) => {
        return { key: '', kin: null, fit: NAME_FITS.purpose, ...{ target, locale, weight, zh } };
      }),
    );
    const text = [verb, ...(object ? [object] : [])]
      .sort((a, b) => a.start - b.start)
      .map((span) => textOf(units, span))
      .join(' ');
    const base = { text, ...verb, isAside: false };
    const goods = names.filter(({ target }) => !isLacking(target));
    const part: ActionPart =
      goods.length > 0
        ? { ...base, kind: 'use', names: goods }
        : { ...base, kind: 'lacking', ...nearestIn(names) };
    return [{ verb, part, ...(object && { object }) }];
  });
}

/**
 * Whether an action is said by its words: not if both together name a thing (`coffee mug`) or are purposes of their own
 * (`decorate bedroom`), or if one of them is only a part of what says more.
 */
function isMeant({ verb, object }: Action, parts: readonly Part[]): boolean {
  if (object === undefined) return isAlone(verb, parts);
  if ([verb, object].every((half) => parts.some((part) => isPurpose(part) && contains(part, half))))
    return false;
  return parts
    .filter((part) => saysWhat(part) || isPurpose(part) || part.kind === 'whom')
    .every(
      (part) =>
        contains(verb, part) ||
        contains(object, part) ||
        (!overlaps(part, verb) && !overlaps(part, object)) ||
        (isKindOf(part, object) && !overlaps(part, verb)),
    );
}

const saysWhat = ({ kind }: Part) => kind === 'thing' || kind === 'lacking';

const isPurpose = (part: Part): boolean =>
  (part.kind === 'use' || part.kind === 'thing') && part.names.some(({ fit }) => isPurposeFit(fit));

/** Whether a part says more exactly what is done to: `small cut`, `house plants`. Within a word it says something else. */
const isKindOf = (part: Part, object: Span): boolean =>
  contains(part, object) &&
  (part.kind === 'use' ||
    (part.kind === 'thing' && part.end === object.end && part.text.includes(' ')));

/** Whether nothing but a verb says what is wanted. */
const isAlone = (verb: Span, parts: readonly Part[]): boolean =>
  parts.every(
    (part) =>
      !saysWhat(part) &&
      part.kind !== 'use' &&
      part.kind !== 'whom' &&
      (!overlaps(part, verb) || (part.kind !== 'empty' && contains(verb, part))),
  );
