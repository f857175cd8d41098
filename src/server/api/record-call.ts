import { type Endpoint, isAudited } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { type ErrorCode, Failure } from '../../contract/errors.ts';
import { commit } from '../commerce/base/atomically.ts';
import { ALL_TENANTS } from '../db/schema/people/staff.ts';
import type { AuditDraft } from '../staff/audit/chain.ts';
import { currentObject } from '../staff/audit/current.ts';
import { recordCall } from '../staff/audit/record.ts';
import { subjectVersion } from '../staff/audit/subjects.ts';
import type { StaffScope } from '../staff/staff-scope.ts';

type StaffCall = {
  name: EndpointName;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  request: Request;
};

/** Refusals that are recorded, too: who tried to move money, or to do what they may not. */
const RECORDED_REFUSALS = /^money\./;

/** Refusals to a caller who names a version because somebody else was first. */
const STALE: readonly ErrorCode[] = ['STALE_VERSION', 'ILLEGAL_TRANSITION'];

/** The version in an `If-Match` header, `"7"` or `7`. Throws `VALIDATION_FAILED`. */
function expectedVersion(request: Request): number | undefined {
  const header = request.headers.get('if-match');
  if (header === null) return undefined;
  const [, digits] = /^"?(\d{1,15})"?$/.exec(header) ?? [];
  if (!digits) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'if-match', code: 'invalid' }]);
  return Number(digits);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Runs a call of the staff. What is audited is written to the audit, in the same transaction. With an `If-Match` header, an object that has another version is not changed: the refusal says how it stands.
 * Throws `STALE_VERSION`, and what `run` throws.
 */
export async function runRecorded<S extends StaffScope, T>(
  scope: S,
  { name, endpoint, input, request }: StaffCall,
  run: (scope: S) => Promise<T>,
): Promise<T> {
  const isRead = endpoint.method === 'GET';
  if (!isAudited(endpoint)) return run(scope);
  const { identity, clientAddress: address } = scope;
  const { id = endpoint.subjectId } = (input.params ?? {}) as { id?: string };
  const body = ((isRead ? input.query : input.body) ?? {}) as { reason?: unknown };
  const expected = expectedVersion(request);
  const version = await subjectVersion(scope, endpoint.subject, id, expected);
  const draft: AuditDraft = {
    actorKind: identity.kind,
    actorId: identity.id,
    sessionId: identity.sessionId,
    call: name,
    subject: endpoint.subject ?? '',
    subjectId: version?.id ?? id ?? '',
    reason: textOf(body.reason),
    outcome: 'DONE',
    ...(endpoint.subject === 'PROPOSAL' && version ? { proposalId: version.id } : {}),
    requestId: request.headers.get('x-request-id') ?? '',
    address,
    before: version?.before ?? {},
    change: { ...(input.query as object), ...body },
  };
  const tenantId = endpoint.ofCaller ? ALL_TENANTS : scope.tenantId;
  const record = recordCall({ ...scope, tenantId }, draft, version);
  const runBatch = (statements: Parameters<typeof commit>[1]) => commit(scope, statements);
  try {
    const output = await run({ ...scope, record });
    await record.finish(runBatch);
    return output;
  } catch (error) {
    if (
      error instanceof Failure &&
      version &&
      expected !== undefined &&
      STALE.includes(error.code)
    ) {
      error.current = await currentObject(scope, endpoint.subject, version.id);
    }
    if (error instanceof Failure && RECORDED_REFUSALS.test(endpoint.right ?? '')) {
      const refused = { ...draft, outcome: 'REFUSED' as const, reason: error.code };
      await recordCall(scope, refused, undefined).finish(runBatch);
    }
    throw error;
  }
}
