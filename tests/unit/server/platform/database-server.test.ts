import { type Client, LibsqlError } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { retryingWrites } from '../../../../src/server/platform/node/database-server.ts';

const WRITE = 'update notes set text = 1';
const READ = 'select text from notes';

/** A client whose server refuses so many calls because another connection writes; it lists all. */
function clientOf(refusals: number, code = 'SQLITE_BUSY') {
  const calls: unknown[] = [];
  const answer = async (...call: unknown[]) => {
    calls.push(call);
    if (calls.length <= refusals) throw new LibsqlError('database is locked', code);
    return 'answer';
  };
  const client = { execute: answer, batch: answer } as unknown as Client;
  return { client: retryingWrites(client), calls };
}

describe('a write to a libSQL server', () => {
  it('waits while another connection writes', async () => {
    const one = clientOf(2);
    expect(await one.client.execute(WRITE)).toBe('answer');
    expect(one.calls).toHaveLength(3);
    const many = clientOf(2);
    expect(await many.client.batch([READ, WRITE])).toBe('answer');
    expect(many.calls).toHaveLength(3);
  });

  it('takes the lock before the batch reads, so that no read is outdated', async () => {
    const { client, calls } = clientOf(0);
    await client.batch([READ, WRITE]);
    await client.batch([READ]);
    expect(calls).toEqual([
      [[READ, WRITE], 'write'],
      [[READ], 'deferred'],
    ]);
  });

  it('is not tried again after any other error', async () => {
    const { client, calls } = clientOf(1, 'SQLITE_CONSTRAINT');
    await expect(client.execute(WRITE)).rejects.toThrow('database is locked');
    expect(calls).toHaveLength(1);
  });
});
