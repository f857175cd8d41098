import { checkHtml } from '../tools/check-html/check-html.ts';

/**
 * Usage: `npm run check:html -- http://localhost:3000 /a-further-page`. The variable NU_JAR is the path
 * of the checker's jar, COOKIE a session cookie.
 */
const [origin = 'http://localhost:3000', ...more] = process.argv.slice(2);
const { NU_JAR: jar, COOKIE: cookie } = process.env;
if (!jar) throw new Error('NU_JAR must be the path of the Nu checker’s jar');
await checkHtml({ origin, more, jar, cookie });
