import { describe, expect, it } from 'vitest';
import { toPlain } from '../../../../../src/server/staff/audit/canonical.ts';
import { withoutPersonal, withPersonal } from '../../../../../src/server/staff/audit/personal.ts';

async function recorded(change: object) {
  const personal = { salt: 'salt', values: {} };
  const entry = await withoutPersonal(toPlain(change), personal);
  return { entry, personal, shown: withPersonal(entry, personal.values) };
}

describe('an audit entry', () => {
  it.each([
    ['DE89370400440532013000', '••••3000'],
    ['4471', '••••'],
  ])('keeps of the account number %s only %s, also beside the chain', async (accountNo, kept) => {
    const change = { holder: 'Sampan', accountNo, payee: { accountNo } };
    const { entry, personal, shown } = await recorded(change);
    expect(shown).toEqual({ holder: 'Sampan', accountNo: kept, payee: { accountNo: kept } });
    expect(JSON.stringify([entry, personal])).not.toContain(accountNo);
  });

  it('has the same hash for two account numbers with the same end, so that it tells nothing more', async () => {
    const [one, two] = [
      await recorded({ accountNo: '0720014471' }),
      await recorded({ accountNo: '9990004471' }),
    ];
    expect(one.entry).toEqual(two.entry);
  });

  it('has other personal values beside the chain only, an empty one as it is, and no secret', async () => {
    const { entry, shown } = await recorded({ email: 'mia@example.org', note: '', password: 'x' });
    expect(JSON.stringify(entry)).not.toContain('mia');
    expect(shown).toEqual({ email: 'mia@example.org', note: '' });
  });
});
