import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishPage } from '../../../../../src/server/edge/page-cache/finish.ts';

const NONCE = 'q3Jm+/kZr1vX0bW5aT8cYw==';
const DOCUMENT = 'text/html; charset=utf-8';
const PAYLOAD = 'text/x-component; charset=utf-8';

/** Escapes a script's text as rsc-html-stream does. */
const asScript = (text: string) =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');

/** A part of the payload, as the framework writes it into a document. */
const part = (text: string) =>
  `<script nonce="${NONCE}">(self.__FLIGHT_DATA||=[]).push(${asScript(JSON.stringify(text))})</script>`;

const documentOf = (inner: string) =>
  `<!DOCTYPE html><html><head><style nonce="${NONCE}">a{b:c}</style></head><body>${inner}<script nonce="${NONCE}" id="_R_">start()</script></body></html>`;

async function finished(text: string, contentType = DOCUMENT) {
  const bytes = new TextEncoder().encode(text);
  const page = await finishPage(bytes, { contentType, nonce: NONCE, at: 1 });
  return page && { ...page, text: new TextDecoder().decode(page.body) };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Runs the document's scripts as a browser does, and returns the payload that they push. */
function pushedBy(html: string): string[] {
  const self: { __FLIGHT_DATA?: string[] } = {};
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    if (script.includes('__FLIGHT_DATA')) new Function('self', script)(self);
  }
  return self.__FLIGHT_DATA ?? [];
}

/** Texts with parts of `</script>` and `<!--`, whole and in pieces. */
const awkward = fc
  .array(
    fc.constantFrom('<', '/', '!', '--', 'script', 'SCRIPT', '>', '\\', '"', 'é', '\u2028', 'a'),
  )
  .map((pieces) => pieces.join(''));

describe('a document for the cache', () => {
  it('pushes the same payload as the rendered one, whatever its text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(awkward, { minLength: 1 }), async (texts) => {
        const parts = texts.map((text) => part(`0:${text}\n`)).join('');
        const page = await finished(documentOf(parts));
        const rendered = pushedBy(documentOf(parts).replaceAll(` nonce="${NONCE}"`, '')).join('');
        expect(pushedBy(page?.text ?? '').join('')).toBe(rendered);
      }),
    );
  });

  it('has no nonce left, not even in its payload, whose rows keep their length', async () => {
    const row = `0:["$","style",null,{"nonce":"${NONCE}"}]\n`;
    const page = await finished(documentOf(part(row)));
    expect(page?.text).not.toContain(NONCE);
    expect(page?.text).not.toContain('nonce="');
    expect(pushedBy(page?.text ?? '').join('')).toHaveLength(row.length);
  });

  it('has the hash of each inline script and style', async () => {
    const inner = [
      `<script nonce="${NONCE}">one()</script>`,
      '<script type="application/ld+json">{"a":1}</script>',
      `<script type="speculationrules" nonce="${NONCE}">{"prefetch":[]}</script>`,
      `<script async="" src="/a.js" nonce="${NONCE}"></script>`,
    ].join('');
    const page = await finished(documentOf(inner));
    const scripts = ['one()', '{"prefetch":[]}', 'start()'].map(sourceOf);
    expect(page?.scripts).toBe(scripts.join(' '));
    expect(page?.styles).toBe(sourceOf('a{b:c}'));
  });

  it('has no hash of a script without the nonce, which its policy blocked', async () => {
    const inner =
      '<script>stolen()</script><style>p{q:r}</style><script nonce="guessed">too()</script>';
    const page = await finished(documentOf(inner));
    expect(page?.scripts).toBe(sourceOf('start()'));
    expect(page?.styles).toBe(sourceOf('a{b:c}'));
    const forged = part('9:"forged"').replace(NONCE, 'guessed');
    expect(await finished(documentOf(part('0:"a"') + forged))).toBeUndefined();
  });

  it('has its whole payload in one script, unchanged', async () => {
    const texts = ['0:"a"\n1:T5,<', '/script><b>\n', '2:"<', '!-- ü 汉 \u2028 \\" "\n'];
    const page = await finished(
      documentOf(`${part(texts[0] ?? '')}<p>between</p>${texts.slice(1).map(part).join('')}`),
    );
    expect(pushedBy(page?.text ?? '')).toEqual([texts.join('')]);
    expect(page?.text).toContain('<p>between</p>');
  });

  it.each([
    ['its end is missing', '<html><body><p>cut'],
    ['a part failed at once', documentOf('<!--$!--><template data-dgst="1"></template><!--/$-->')],
    ['a deferred part failed', documentOf(`<script nonce="${NONCE}">$RX("B:0","1")</script>`)],
    ['its payload has an error', documentOf(part('0:"a"\n1:E{"digest":"1"}\n'))],
    [
      'an error in its payload is cut in two',
      documentOf(part('0:"a"\n1:E{"di') + part('gest":"1"}\n')),
    ],
    [
      'its payload has bytes that are no text',
      documentOf(
        `${part('0:"a"\n')}<script nonce="${NONCE}">(self.__FLIGHT_DATA||=[]).push(Uint8Array.from(atob("/w=="), m => m.codePointAt(0)))</script>`,
      ),
    ],
    [
      'it has more inline scripts than a policy has room for',
      documentOf(
        Array.from({ length: 80 }, (_, i) => `<script nonce="${NONCE}">${i}()</script>`).join(''),
      ),
    ],
  ])('is undefined if %s', async (_, text) => {
    expect(await finished(text)).toBeUndefined();
  });

  it('may mention failures in its text', async () => {
    expect(await finished(documentOf(part('0:"$RX(B:0) E{digest}"\n')))).toBeDefined();
  });

  it('has a digest of its content', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((text) => finished(documentOf(text))),
    );
    expect(one?.digest).toBe(same?.digest);
    expect(one?.digest).not.toBe(other?.digest);
    expect(one?.digest).toMatch(/^[\w-]{43}$/);
  });
});

describe('a payload for the cache', () => {
  it('is unchanged except for the nonce', async () => {
    const page = await finished(`0:["$","style",null,{"nonce":"${NONCE}"}]\n`, PAYLOAD);
    expect(page?.text).toBe(`0:["$","style",null,{"nonce":"${'-'.repeat(NONCE.length)}"}]\n`);
    expect(page?.scripts).toBe('');
  });

  it('is undefined if it has an error, or bytes that are not UTF-8', async () => {
    expect(await finished('0:"a"\n1:E{"digest":"1"}\n', PAYLOAD)).toBeUndefined();
    const broken = new Uint8Array([48, 58, 0xff, 10]);
    const page = await finishPage(broken, { contentType: PAYLOAD, nonce: '', at: 1 });
    expect(page).toBeUndefined();
  });
});
