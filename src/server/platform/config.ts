import * as v from 'valibot';
import { environmentSchema, VARIABLES } from './config-variables.ts';
import { StartRefused } from './start-refused.ts';
import type { Upstream } from './upstreams.ts';

/** Groups of variables that must be set together. Where names are joined by `|`, one of them is enough. */
const GROUPS = [
  {
    name: 'OSS',
    all: ['OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET', 'OSS_BUCKET_HOST', 'OSS_CDN_URL'],
  },
  { name: 'S3', all: ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  {
    name: 'ALIBABA',
    all: ['ALIBABA_APP_KEY', 'ALIBABA_APP_SECRET', 'ALIBABA_ACCESS_TOKEN|ALIBABA_REFRESH_TOKEN'],
  },
  {
    name: 'TAOBAO',
    all: ['TAOBAO_APP_KEY', 'TAOBAO_APP_SECRET', 'TAOBAO_ACCESS_TOKEN|TAOBAO_REFRESH_TOKEN'],
  },
  { name: 'POIZON', all: ['POIZON_APP_KEY', 'POIZON_APP_SECRET', 'POIZON_ACCESS_TOKEN'] },
] as const;

/** The sender of mails in a demonstration without a transport, where they stay in the mailbox. */
const DEMO_SENDER = 'no-reply@sampan.test';

type Variables = v.InferOutput<typeof environmentSchema>;
export type Config = Omit<
  Variables,
  'API_DOCS' | 'API_UPSTREAM' | 'DEMO' | 'FULFILMENT' | 'MAIL_FROM' | 'PUBLIC_ORIGIN'
> & {
  API_DOCS: NonNullable<Variables['API_DOCS']>;
  API_UPSTREAM: Upstream[];
  DEMO: boolean;
  FULFILMENT: 'simulated' | 'manual';
  MAIL_FROM: string;
  PUBLIC_ORIGIN: string;
};

/** A configuration with which no server runs. The message is for the operator. */
export class ConfigError extends StartRefused {
  override name = 'ConfigError';
  /** The names of the wrong variables. */
  readonly variables: readonly string[];
  /** Each problem is `NAME: what is wrong`. */
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong.\n  ${problems.join('\n  ')}`);
    this.variables = problems.map((problem) => problem.split(':', 1)[0] ?? '');
  }
}

/** Reads and checks the environment. Throws `ConfigError`. */
export function readConfig(environment: Record<string, unknown>): Config {
  const knownVariables = Object.fromEntries(
    Object.keys(VARIABLES)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const result = v.safeParse(environmentSchema, knownVariables);
  const problems = [
    ...(result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...missingInGroups(knownVariables),
  ];
  if ('S3_BUCKET_URL' in knownVariables && 'OSS_ACCESS_KEY_ID' in knownVariables) {
    problems.push('S3_BUCKET_URL: uploads go to one bucket, and the OSS variables name another');
  }
  const { output, success } = result;
  const DEMO = success && (output.DEMO ?? output.NODE_ENV !== 'production');
  if (success && output.FULFILMENT === 'simulated' && !DEMO) {
    problems.push('FULFILMENT: a simulated staff credits every top-up, so it needs DEMO');
  }
  if (success && !DEMO) problems.push(...missingInProduction(output));
  if (!success || problems.length > 0) {
    throw new ConfigError(problems);
  }
  return {
    ...output,
    API_DOCS: output.API_DOCS ?? (DEMO ? 'all' : 'shop'),
    API_UPSTREAM: output.API_UPSTREAM ?? [],
    DEMO,
    MAIL_FROM: output.MAIL_FROM ?? DEMO_SENDER,
    FULFILMENT: output.FULFILMENT ?? (DEMO ? 'simulated' : 'manual'),
    ...(DEMO && !output.PREVIEW_DOMAIN ? { PREVIEW_DOMAIN: 'localhost' } : {}),
    ...(DEMO && !output.DESK_HOST ? { DESK_HOST: 'desk.localhost' } : {}),
    PUBLIC_ORIGIN:
      output.PUBLIC_ORIGIN ?? (DEMO ? `http://{host}:${output.PORT}` : 'https://{host}'),
  };
}

/**
 * Variables that production must set, because their stand-in would be wrong or differ between machines.
 */
function missingInProduction(known: Variables): string[] {
  const transport = known.SMTP_URL ? 'SMTP_URL' : known.MAIL_HTTP_URL ? 'MAIL_HTTP_URL' : undefined;
  const isShared = known.DATABASE_URL !== undefined && !known.DATABASE_URL.startsWith('file:');
  return [
    ...(transport && !known.MAIL_FROM ? [`MAIL_FROM: missing beside ${transport}`] : []),
    ...(isShared && !known.SECRETS ? ['SECRETS: missing beside DATABASE_URL'] : []),
  ];
}

function missingInGroups(known: Record<string, unknown>): string[] {
  return GROUPS.flatMap(({ name, all }) => {
    const isSet = (variable: string) => variable.split('|').some((one) => one in known);
    const missing = all.filter((variable) => !isSet(variable));
    if (missing.length === all.length) return [];
    const onlyHost = missing.length === all.length - 1 && isSet('OSS_BUCKET_HOST');
    if (name === 'OSS' && onlyHost && 'API_UPSTREAM' in known) return [];
    return missing.map(
      (variable) => `${variable.replace('|', ' or ')}: missing beside the other ${name} variables`,
    );
  });
}
