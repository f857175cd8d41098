import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DEBIAN_PACKAGE = '/usr/bin/chromium';
/**
 * Debian's Chromium without windows. Tests take a third less time in it. It can't prerender or install
 * apps, and has no back/forward cache.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_PACKAGES = [
  'chromium',
  'chromium-headless-shell',
  'fonts-noto-core',
  'fonts-noto-cjk',
];

/**
 * The path of Chromium: the one in CHROMIUM_PATH, the system's, Playwright's own, or Debian's package,
 * which is installed if there is none and the user is root.
 */
export function findBrowser(): string {
  const candidatePaths = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()];
  const found = candidatePaths.find((file) => file && existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...DEBIAN_PACKAGES], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync(DEBIAN_PACKAGE)) return DEBIAN_PACKAGE;
  }
  throw new Error(
    'No browser: install Chromium, or name one in CHROMIUM_PATH, or run `npx playwright-core install chromium`.',
  );
}

/** The path of the browser for tests: the headless shell, if it is installed. */
export function findTestBrowser(): string {
  const isChosen = process.env.CHROMIUM_PATH !== undefined;
  return !isChosen && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

/** Flags that prevent all requests except those of the pages under test. */
export const ISOLATING_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's flag that turns off the back/forward cache. */
const NO_BACK_FORWARD_CACHE = '--disable-back-forward-cache';

/**
 * Starts the browser. With `hasBackForwardCache` it has a back/forward cache, as browsers normally do.
 */
export function launchBrowser(
  more: readonly string[] = [],
  { hasBackForwardCache = false, executablePath = findBrowser() } = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...ISOLATING_FLAGS, ...more],
    ...(hasBackForwardCache && { ignoreDefaultArgs: [NO_BACK_FORWARD_CACHE] }),
  });
}

// `npm test` runs this file first, so that no suite waits for an installation.
if (import.meta.main) console.log(findBrowser());
