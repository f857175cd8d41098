import type { Plugin } from 'vite';

/**
 * What stands in a document to begin with: its payload as a stream, which is read a piece at a time so
 * that no task is long and a tap is heard between them, and the start of the page's scripts. They are
 * fetched once the browser has painted, so that they compete with nothing that is seen. A page nobody
 * looks at is neither painted nor tapped, and waits for none of it: browsers let timers of such a page
 * wait for seconds. Scripts are elements, not imports, because the page has not loaded before them.
 * Where they can't be had, as after a new release, the page is read again, once.
 */
const COLLECT = `new Response(new ReadableStream((d=>{
let t=new TextEncoder,w;
d.push=s=>{d[d.length]=s;w?.()};
addEventListener('DOMContentLoaded',()=>w?.());
return{async pull(c){
document.hidden||await new Promise(r=>setTimeout(r));
while(!d.length&&document.readyState=='loading')await new Promise(r=>w=r);
let s=d.shift(),b=typeof s=='string'?t.encode(s):s;
b?.length>8192&&d.unshift(b.subarray(8192));
b?c.enqueue(b.subarray(0,8192)):c.close()
}}})(self.__FLIGHT_DATA||=[]),{highWaterMark:0}))`;
const BEGIN = `,f=()=>{for(let x of u){let s=document.createElement('script');
s.type='module';s.src=x;
s.onerror=()=>sessionStorage.failed==u||(sessionStorage.failed=u,location.reload());
document.head.append(s);s.remove()
}};
document.hidden?f():requestAnimationFrame(()=>setTimeout(f))`;

const inOneLine = (code: string) => JSON.stringify(code.replaceAll('\n', ''));

const STARTER = `
import assets from 'virtual:vite-rsc/assets-manifest';
export const getBootstrapPreamble = ({ hydrate, initialRsc }) =>
  (hydrate ? 'self.__WAKU_HYDRATE__=!0;' : '') +
  (initialRsc ? 'self.__WAKU_INITIAL_RSC__={response:Promise.resolve(' + ${inOneLine(COLLECT)} + ')};' : '');
export const createBootstrapScriptContent = () =>
  'let u=' + JSON.stringify(assets.clientEntryDeps.js) + ${inOneLine(BEGIN)};
`;

/** What the framework's module of the same has, as far as this stands in for it. */
const KNOWN = [
  'export function createBootstrapScriptContent(entryUrl) {',
  'export function getBootstrapPreamble(options) {',
  'globalThis.__WAKU_HYDRATE__ = true;',
  'globalThis.__WAKU_INITIAL_RSC__ = ',
];
/** Where it links the scripts of a client component in the document's head. */
const PRELOAD = 'ReactDOM.preloadModule(href, options);';

/** Text and pictures first: the scripts of a page are fetched once it is seen (docs/decisions/033). */
export function afterFirstPaint(): Plugin {
  return {
    name: 'after-first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /waku\/dist\/lib\/utils\/ssr\.js$|@vitejs\/plugin-rsc\/dist\/shared-/ },
      handler(code, id) {
        if (id.includes('plugin-rsc')) {
          if (!code.includes('ReactDOM')) return undefined;
          if (!code.includes(PRELOAD)) this.error('The framework preloads scripts otherwise now.');
          return { code: code.replace(PRELOAD, ''), map: null };
        }
        if (!KNOWN.every((line) => code.includes(line)))
          this.error('The framework begins a page otherwise now.');
        return { code: STARTER, map: null };
      },
    },
  };
}
