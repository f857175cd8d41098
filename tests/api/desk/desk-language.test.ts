import { expect, test } from 'vitest';
import { cookieHeader } from '../support/cookies.ts';
import { visit } from '../support/world.ts';

const host = 'desk.localhost';

test.each([
  ['zh-CN,zh;q=0.9', '', 'zh-CN'],
  ['de-DE,de;q=0.9', '', 'en'],
  ['la', '', 'en'],
  ['de', 'zh-CN', 'zh-CN'],
  // The language of a shop that this browser opened before. The desk does not have it.
  ['zh-CN', 'ar', 'zh-CN'],
])(
  'the desk is in English for who reads neither of its languages: %s, %s',
  async (accept, chosen, lang) => {
    const cookie = cookieHeader(chosen ? { sampan_locale: chosen } : {});
    const headers = { accept: 'text/html', 'accept-language': accept, cookie };
    const { status, text } = await visit('/desk/sign-in', { host, headers });
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
  },
);
