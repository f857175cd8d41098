import { ask } from '../../servers/http.ts';

const HOST = 'desk.localhost';
const KEY = 'a-key-of-the-environment-for-a-benchmark';

/** The environment of a server that answers `callDesk`. */
export const ENVIRONMENT = { OPERATOR_TOKEN: KEY };

/**
 * The answer of a call of the staff for a tenant, as its JSON. With a body it is a POST. Throws unless it succeeds.
 */
export async function callDesk<Answer>(
  port: number,
  tenant: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await ask(port, HOST, `/api${path}${separator}tenant=${tenant}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json as Answer;
}
