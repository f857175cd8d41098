import { createFormatters } from '@formatjs/intl';

type Element = {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Element[] }>;
  children?: Element[];
};

/** The types of elements of a message that are named: values, numbers, dates, times, choices and plurals. */
const NAMED = [1, 2, 3, 4, 5, 6];

const { getMessageFormat } = createFormatters();

/** The names that an ICU message uses, each once. Throws `SyntaxError` if its syntax is wrong. HTML tags are text. */
export function messageNames(message: string): string[] {
  if (!message.includes('{')) return [];
  const parsed = getMessageFormat(message, 'en', undefined, { ignoreTag: true });
  return [...new Set(namesIn(parsed.getAst() as Element[]))];
}

const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ type, value, options = {}, children = [] }) => [
    ...(NAMED.includes(type) ? [String(value)] : []),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ...namesIn(children),
  ]);
