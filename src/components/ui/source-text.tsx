const HAN = /\p{Script=Han}/u;
const JAPANESE_OR_KOREAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The language of a text that a seller or a warehouse in China wrote, if it is Chinese. */
export const sourceLanguage = (text: string): 'zh-CN' | undefined =>
  HAN.test(text) && !JAPANESE_OR_KOREAN.test(text) ? 'zh-CN' : undefined;

type SourceTextProps = {
  readonly children: string;
  /** The text in the language of the page; empty or the same if there is no translation. */
  readonly translated?: string;
};

/**
 * A text from China, or its translation. Chinese has its own `lang`, so that screen readers pronounce
 * it, and its letters have their Chinese forms on a Japanese page; `bdi` gives it its direction.
 */
export function SourceText({ children, translated }: SourceTextProps) {
  const text = translated || children;
  return <bdi lang={text === children ? sourceLanguage(text) : undefined}>{text}</bdi>;
}
