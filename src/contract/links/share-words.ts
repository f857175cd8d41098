/** The title in a marketplace's share text: 「…」 or 《…》. */
const QUOTED = /[「《『]([^「《『」》』]{2,200})[」》』]/;
const LINK = /https?:\/\/[!-~]*|(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,10}\/[!-~]*/gi;
/** The name of the app, codes for opening it, and what it says about itself. */
const NOISE =
  /【[^】]{0,40}】|[￥¥$€₳]\w{6,20}[￥¥$€₳]|\b[A-Z]{1,3}\d{3,6}\b|点击链接[^，。]{0,20}|复制[^，。]{0,20}打开[^，。]{0,20}|或者?|淘宝搜索直接打开/g;

/** The most characters of the words. */
const MAX_LENGTH = 100;

/** The words to search for in a share text: its product's title, else the text beside its link. May be empty. */
export function shareWords(text: string): string {
  const [, quoted] = QUOTED.exec(text) ?? [];
  const words = quoted ?? text.replaceAll(LINK, ' ').replaceAll(NOISE, ' ');
  const trimmed = words.replaceAll(/\s+/g, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  return /\p{L}{2}/u.test(trimmed) ? trimmed.slice(0, MAX_LENGTH) : '';
}
