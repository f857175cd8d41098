import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../src/server/platform/platform.ts';
import { d1InOtherProcess } from '../../../tools/servers/d1-in-other-process.ts';

/** An empty D1, as Cloudflare's runtime has it; gone after the test. */
export async function openEmptyD1(): Promise<Database> {
  const script = 'export default { fetch: () => new Response() }';
  const options = { modules: true, script, d1Databases: ['DB'], compatibilityDate: '2026-01-01' };
  const runtime = new Miniflare(convertV4MiniflareOptions(options));
  onTestFinished(() => runtime.dispose());
  return d1InOtherProcess(
    (await runtime.getD1Database('DB')) as Parameters<typeof d1InOtherProcess>[0],
  );
}
