/*
 * The shop without a connection. Of pages it keeps one, /offline, without its scripts, and what that
 * is made of; of everything else only files whose name holds their hash. Calls, payloads and a
 * shopper's own pages never come near a cache.
 *
 * It neither takes over open pages nor skips waiting, so that pages in the back/forward cache stay
 * there. To take it away from every browser, put in its place:
 *
 *   addEventListener('install', () => skipWaiting());
 *   addEventListener('activate', (event) => event.waitUntil(Promise.all([
 *     registration.unregister(),
 *     caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
 *   ])));
 */
const PAGES = 'pages-1';
const ASSETS = 'assets-1';
const MOST_ASSETS = 200;
const OFFLINE = '/offline';
/** Header of the kept page that says in which language and colours it is. */
const LOOK = 'x-look';

const UNUSED =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*\brel="(?:modulepreload|apple-touch-icon)"[^>]*>/g;
/** Own files that a page shows: stylesheets, pictures. */
const FILES = /\s(?:href|src)="(\/(?!\/)[^"?#]+\.(?:css|svg|png|webp|jpe?g|woff2))"/g;

/** Keeps the offline page as it is now. Under another page's address its scripts would take it for that page. */
async function keepOfflinePage(look) {
  const page = await fetch(OFFLINE, { cache: 'no-cache' });
  if (!page.ok || page.redirected) throw new Error(`the offline page answered ${page.status}`);
  const html = (await page.text()).replace(UNUSED, '');
  const files = new Set(Array.from(html.matchAll(FILES), ([, file]) => file));
  const headers = new Headers({ [LOOK]: look });
  for (const name of ['content-type', 'content-security-policy']) {
    const value = page.headers.get(name);
    if (value) headers.set(name, value);
  }
  const cache = await caches.open(PAGES);
  await cache.addAll([...files]);
  await cache.put(OFFLINE, new Response(html, { headers }));
  const kept = await cache.keys();
  const old = kept.map(({ url }) => url).filter((url) => !isKept(url, files));
  await Promise.all(old.map((url) => cache.delete(url)));
}

function isKept(url, files) {
  const { pathname } = new URL(url);
  return pathname === OFFLINE || files.has(pathname);
}

let turn = Promise.resolve();

/** One after the other, so that the last look stays; one that fails leaves the page as it is. */
function keepUp(look) {
  turn = turn.then(async () => {
    const kept = await caches.match(OFFLINE, { cacheName: PAGES });
    if (kept?.headers.get(LOOK) !== look) await keepOfflinePage(look).catch(() => undefined);
  });
  return turn;
}

/** The page from the network, however long it takes; without one, the offline page. */
async function page(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (error) {
    const offline = await caches.match(OFFLINE, { cacheName: PAGES });
    if (!offline) throw error;
    return offline;
  }
}

/** A file that never changes: what is kept of it, or it comes once. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    await cache.put(request, response.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST_ASSETS).map((old) => cache.delete(old)));
  }
  return response;
}

/** A picture of the offline page, when nothing else answers. */
async function picture(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: PAGES });
    if (!kept) throw error;
    return kept;
  }
}

async function start() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== PAGES && name !== ASSETS).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
}

self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('message', (event) => {
  if (event.data?.look) event.waitUntil(keepUp(event.data.look));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.destination === 'image') event.respondWith(picture(request));
});

/* Notifications: a message is { title, body, shop, url, tag }; `url` is a path of this site. A newer one about the same replaces the older. */
self.addEventListener('push', (event) => {
  let message;
  try {
    message = event.data?.json();
  } catch {
    return;
  }
  if (!message) return;
  const { title, body, shop, url, tag } = message;
  const options = { body: body || shop, tag, data: { url }, renotify: Boolean(tag) };
  event.waitUntil(self.registration.showNotification(title || shop, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  // The path comes from our server; another origin would be a mistake.
  const target = new URL(url || '/my/message', location.origin);
  if (target.origin !== location.origin) return;
  event.waitUntil(openPage(target.href));
});

/** Opens a page in a tab of the shop that is open, else in a new one. */
async function openPage(href) {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return self.clients.openWindow(href);
  await tab.focus();
  return tab.navigate(href).catch(() => self.clients.openWindow(href));
}
