/** The finals of pinyin that follow each initial. `v` stands for `ü`. */
const FINALS: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e ei eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan un uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

const SYLLABLES: ReadonlySet<string> = new Set(
  Object.entries(FINALS).flatMap(([initial, finals]) =>
    finals.split(' ').map((final) => initial + final),
  ),
);

/** In letters: `zhuang`. */
const MAX_SYLLABLE_LENGTH = 6;
/** How many splits of a text are returned. */
const MAX_SPLITS = 3;

/**
 * The ways to split a text into pinyin syllables, the fewest syllables first; empty if it is not
 * pinyin.
 */
export function syllableSplits(text: string): string[][] {
  if (!/^[a-z]{2,48}$/.test(text)) return [];
  // `splits[at]` holds the splits of the text from `at` to its end, filled from the end.
  const splits: string[][][] = Array.from({ length: text.length + 1 }, () => []);
  splits[text.length] = [[]];
  for (let at = text.length - 1; at >= 0; at--) {
    for (let length = MAX_SYLLABLE_LENGTH; length > 0; length--) {
      const syllable = text.slice(at, at + length);
      if (syllable.length < length || !SYLLABLES.has(syllable)) continue;
      const rest = splits[at + length] ?? [];
      splits[at]?.push(...rest.map((split) => [syllable, ...split]));
    }
    splits[at] = (splits[at] ?? []).sort((a, b) => a.length - b.length).slice(0, MAX_SPLITS);
  }
  return splits[0] ?? [];
}
