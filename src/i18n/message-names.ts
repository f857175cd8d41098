import { createFormatters } from '@formatjs/intl';

type Element = {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Element[] }>;
  children?: Element[];
};

/** How a message uses a name, by the type of its element. */
const USES = [undefined, 'value', 'number', 'date', 'time', 'select', 'plural'] as const;
type Use = { name: string; as: Exclude<(typeof USES)[number], undefined> };

const { getMessageFormat } = createFormatters();

/** The names that an ICU message uses, and how. Throws `SyntaxError` if its syntax is wrong. HTML tags are text. */
export function messageUses(message: string): Use[] {
  if (!message.includes('{')) return [];
  const parsed = getMessageFormat(message, 'en', undefined, { ignoreTag: true });
  return usesIn(parsed.getAst() as Element[]);
}

/** The names that an ICU message uses, each once. Throws as `messageUses`. */
export const messageNames = (message: string): string[] => [
  ...new Set(messageUses(message).map(({ name }) => name)),
];

const usesIn = (elements: readonly Element[]): Use[] =>
  elements.flatMap(({ type, value, options = {}, children = [] }) => {
    const as = USES[type];
    return [
      ...(as ? [{ name: String(value), as }] : []),
      ...Object.values(options).flatMap((option) => usesIn(option.value)),
      ...usesIn(children),
    ];
  });
