import { type Endpoint, isAudited } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { type ErrorCode, Failure } from '../../contract/errors.ts';
import { commit } from '../commerce/base/atomically.ts';
import { ALL_TENANTS } from '../db/schema/people/staff.ts';
import type { AuditDraft } from '../staff/audit/chain.ts';
import { currentObject } from '../staff/audit/current.ts';
import { recordCall } from '../staff/audit/record.ts';
import { type SubjectVersion, subjectVersion } from '../staff/audit/subject-version.ts';
import type { StaffScope } from '../staff/staff-scope.ts';

type StaffCall = {
  name: EndpointName;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  request: Request;
};

/**
 * Rights for which refused calls are recorded too. A call without the right never gets here: see
 * `requireStaff`.
 */
const RECORDED_RIGHTS = /^money\./;

/** Refusals that mean that somebody else changed the object first. */
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
 * Runs a call of the staff. An audited call writes its entry in the same transaction. If the object no longer has the
 * version in `If-Match`, nothing changes, and the refusal has the object as it is now. Throws `STALE_VERSION`, and
 * what `run` throws.
 */
export async function runRecorded<S extends StaffScope, T>(
  scope: S,
  call: StaffCall,
  run: (scope: S) => Promise<T>,
): Promise<T> {
  const { endpoint, input, request } = call;
  if (!isAudited(endpoint)) return run(scope);
  const { id = endpoint.subjectId } = (input.params ?? {}) as { id?: string };
  const expected = expectedVersion(request);
  const version = await subjectVersion(scope, endpoint.subject, id, expected);
  const draft = draftOf(scope, call, version);
  const recorder = { ...scope, tenantId: endpoint.ofCaller ? ALL_TENANTS : scope.tenantId };
  const record = recordCall(recorder, draft, version);
  const runBatch = (statements: Parameters<typeof commit>[1]) => commit(scope, statements);
  try {
    const output = await run({ ...scope, record });
    await record.finish(runBatch);
    return output;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (version && expected !== undefined && STALE.includes(error.code)) {
      error.current = await currentObject(scope, endpoint.subject, version.id);
    }
    if (RECORDED_RIGHTS.test(endpoint.right ?? '')) {
      // The reason that the person gave is in `change`.
      const refused = { ...draft, outcome: 'REFUSED' as const, reason: error.code };
      await recordCall(recorder, refused, undefined).finish(runBatch);
    }
    throw error;
  }
}

/** The audit entry of a call as if it succeeded. */
function draftOf(
  { identity, clientAddress: address }: StaffScope,
  { name, endpoint, input, request }: StaffCall,
  version: SubjectVersion | undefined,
): AuditDraft {
  const { id = endpoint.subjectId } = (input.params ?? {}) as { id?: string };
  const isRead = endpoint.method === 'GET';
  const body = ((isRead ? input.query : input.body) ?? {}) as { reason?: unknown };
  return {
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
}
