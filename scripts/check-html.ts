import { checkHtml } from '../tools/check-html/check-html.ts';

/**
 * `npm run check:html -- http://localhost:3000 /a-further-page`; NU_JAR is the path of the
 * checker's jar, COOKIE a session cookie.
 */
const [origin = 'http://localhost:3000', ...more] = process.argv.slice(2);
const { NU_JAR: jar, COOKIE: cookie } = process.env;
if (!jar) throw new Error('NU_JAR names no jar of the Nu checker');
await checkHtml({ origin, more, jar, cookie });
