import { createHash, createHmac } from 'node:crypto';

export type Account = { accessKeyId: string; secretAccessKey: string; region: string };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * The signature that a request to S3 must have, from Amazon's description of Signature Version 4
 * ("Signature Calculations for the Authorization Header"). Written without the library under test.
 */
export function expectedSignature(request: Request, { secretAccessKey, region }: Account): string {
  const { pathname, searchParams, host } = new URL(request.url);
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorizationOf(request)) ?? [];
  const headerOf = (name: string) => (name === 'host' ? host : request.headers.get(name)?.trim());
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const canonical = [
    request.method,
    pathname.replaceAll('$', '%24'),
    query,
    ...signed.split(';').map((name) => `${name}:${headerOf(name)}`),
    '',
    signed,
    request.headers.get('x-amz-content-sha256'),
  ].join('\n');
  const time = request.headers.get('x-amz-date') ?? '';
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  return hmac(key as Buffer, text).toString('hex');
}

const authorizationOf = (request: Request) => request.headers.get('authorization') ?? '';

/** Headers that S3 wants to be signed where they are sent. */
const mustBeSigned = (name: string) => name === 'if-none-match' || name.startsWith('x-amz-');

/** Why S3 refuses a request by its signature; undefined if it is right. */
function refusal(request: Request, account: Account, body: Uint8Array): string | undefined {
  const authorization = authorizationOf(request);
  const [, key, date, region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      authorization,
    ) ?? [];
  const time = request.headers.get('x-amz-date') ?? '';
  const sent = [...request.headers.keys()].filter(mustBeSigned);
  const hash = request.headers.get('x-amz-content-sha256');
  if (key !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const isAllSigned = ['host', ...sent].every((name) => signed.split(';').includes(name));
  if (!isAllSigned || !time.startsWith(date ?? '')) return 'AccessDenied';
  if (expectedSignature(request, account) !== signature) return 'SignatureDoesNotMatch';
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

const STATUS: Record<string, number> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  NotImplemented: 501,
};

function refuse(code: string, { method }: Request): Response {
  const body = method === 'HEAD' ? null : `<Error><Code>${code}</Code></Error>`;
  return new Response(body, { status: STATUS[code] ?? 403 });
}

type Options = Account & {
  /** The address of the bucket. */
  url: string;
  /** False for a service that refuses `If-None-Match` on writes, as Backblaze B2 does. */
  hasConditionalWrites?: boolean;
};

/** An S3 bucket in memory, in place of `fetch`. It checks the signature of each request. */
export function s3Server({ url, hasConditionalWrites = true, ...account }: Options) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const requests: string[] = [];
  const answer = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body = new Uint8Array(await request.clone().arrayBuffer());
    requests.push(request.method);
    const wrong = refusal(request, account, body);
    if (wrong) return refuse(wrong, request);
    if (!request.url.startsWith(`${url}/`)) return refuse('NoSuchBucket', request);
    const key = request.url.slice(url.length + 1);
    const isConditional = request.headers.get('if-none-match') === '*';
    if (request.method === 'PUT') {
      if (isConditional && !hasConditionalWrites) return refuse('NotImplemented', request);
      if (isConditional && files.has(key)) return refuse('PreconditionFailed', request);
      files.set(key, body);
      return new Response();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return new Response(null, { status: 204 });
    }
    const file = files.get(key);
    if (!file) return refuse('NoSuchKey', request);
    return new Response(request.method === 'HEAD' ? null : file);
  };
  return { answer, files, requests };
}
