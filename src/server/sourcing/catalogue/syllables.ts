/** Syllables of Chinese as they are spelt, by their beginning. */
const ENDINGS: Record<string, string> = {
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
  Object.entries(ENDINGS).flatMap(([beginning, endings]) =>
    endings.split(' ').map((ending) => beginning + ending),
  ),
);

const LONGEST = 6;
/** More ways than these to divide a text are not looked at. */
const MOST_WAYS = 3;

/** How a spelt text may be divided into syllables, longest syllables first; none where it can't be. */
export function syllableWays(text: string): string[][] {
  if (!/^[a-z]{2,48}$/.test(text)) return [];
  // From the end, the ways to divide what is left.
  const ways: string[][][] = Array.from({ length: text.length + 1 }, () => []);
  ways[text.length] = [[]];
  for (let at = text.length - 1; at >= 0; at--) {
    for (let length = LONGEST; length > 0; length--) {
      const syllable = text.slice(at, at + length);
      if (syllable.length < length || !SYLLABLES.has(syllable)) continue;
      const rest = ways[at + length] ?? [];
      ways[at]?.push(...rest.map((way) => [syllable, ...way]));
    }
    ways[at] = (ways[at] ?? []).sort((a, b) => a.length - b.length).slice(0, MOST_WAYS);
  }
  return ways[0] ?? [];
}
