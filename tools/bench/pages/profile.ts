import { inspect } from '../../servers/inspector.ts';
import type { measuredServers } from '../../servers/servers.ts';
import { freePort } from '../../servers/start-server.ts';
import { measuredPages } from './measured-pages.ts';
import { type RenderingShare, renderingShare } from './rendering-share.ts';
import { type SelfTime, selfTimes } from './self-times.ts';
import { throughput } from './throughput.ts';

const WARM_UP_SECONDS = 6;
const SECONDS = 8;
const ROWS = 25;

export type Profile = {
  name: string;
  cpuMsPerRequest: number;
  functions: SelfTime[];
  places: SelfTime[];
  rendering: RenderingShare;
};

/** Profiles the CPU while pages are rendered, and while a page is served from the cache. */
export async function profilePages(
  servers: ReturnType<typeof measuredServers>,
  { runUnder, say }: { runUnder: string[]; say: (what: string) => void },
): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (const cache of ['0', '']) {
    const inspected = await freePort();
    const flags = [`--inspect=127.0.0.1:${inspected}`];
    const server = await servers.start('node', { PAGE_CACHE_MB: cache }, { runUnder, flags });
    const inspector = await inspect(inspected);
    const profiledPages = cache === '0' ? ['results', 'product', 'home', 'private'] : ['product'];
    for (const page of (await measuredPages(server.port)).filter(({ name }) =>
      profiledPages.includes(name),
    )) {
      const name = `${page.name}, ${cache === '0' ? 'rendered' : 'cached'}`;
      say(`Profile: ${name}`);
      const paths = cache === '0' ? page.others : undefined;
      await throughput(server, page, { paths, seconds: WARM_UP_SECONDS });
      // Profiling costs time too, so the cost of a request is measured without it.
      const { cpuMsPerRequest } = await throughput(server, page, { paths, seconds: SECONDS / 2 });
      const profile = await inspector.profile(() =>
        throughput(server, page, { paths, seconds: SECONDS }),
      );
      profiles.push({
        name,
        cpuMsPerRequest,
        ...selfTimes(profile, ROWS),
        rendering: renderingShare(profile),
      });
    }
    inspector.close();
    await servers.endAll();
  }
  return profiles;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const rows = (times: readonly SelfTime[]) =>
  times.map(({ name, share }) => `${(share * 100).toFixed(1).padStart(6)} %  ${name}`).join('\n');

export function profileText(profiles: readonly Profile[]): string {
  return profiles
    .map(
      ({ name, cpuMsPerRequest, functions, places, rendering: { react, withComponents } }) =>
        `${name}: ${cpuMsPerRequest.toFixed(2)} ms CPU a request, of it React ${percent(react)}, with our components ${percent(withComponents)}\n\nby place\n${rows(places)}\n\nby function\n${rows(functions)}\n`,
    )
    .join('\n');
}
