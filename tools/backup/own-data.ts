import { type Config, readConfig } from '../../src/server/platform/config.ts';
import { databaseUrl, secretsFile, uploadsFolder } from '../../src/server/platform/node.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { hasUpstreamForAll } from '../../src/server/platform/upstreams.ts';

/** Where this deployment keeps its data on this machine. */
export type OwnData = { database: string; uploads: string; secrets: string };

/** Throws `StartRefused`, with what to do instead, if the database is not a file of this machine. */
export function ownData(): { config: Config; own: OwnData } {
  const config = readConfig(process.env);
  if (hasUpstreamForAll(config.API_UPSTREAM)) {
    throw new StartRefused('API_UPSTREAM has the database: run this there.');
  }
  const url = databaseUrl(config);
  if (!url.startsWith('file:')) {
    throw new StartRefused(
      `The database is a server's (${new URL(url).host}): run this on its machine, with DATABASE_URL=file:… of the file that it keeps (docs/operating.md, "Several machines").`,
    );
  }
  return {
    config,
    own: {
      database: url.slice('file:'.length),
      uploads: uploadsFolder(config),
      secrets: secretsFile(config),
    },
  };
}
