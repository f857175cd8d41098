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
    ['••••3000', 'DE89370400440532013000'],
    ['••••', '4471'],
  ])(
    'stores only %s of the account number %s, in the chain and beside it',
    async (stored, accountNo) => {
      const change = { holder: 'Sampan', accountNo, payee: { accountNo } };
      const { entry, personal, shown } = await recorded(change);
      expect(shown).toEqual({ holder: 'Sampan', accountNo: stored, payee: { accountNo: stored } });
      expect(JSON.stringify([entry, personal])).not.toContain(accountNo);
    },
  );

  it('has the same hash for two account numbers with the same end, so that it tells nothing more', async () => {
    const [one, two] = [
      await recorded({ accountNo: '0720014471' }),
      await recorded({ accountNo: '9990004471' }),
    ];
    expect(one.entry).toEqual(two.entry);
  });

  it('stores other personal values only beside the chain', async () => {
    const { entry, shown } = await recorded({ email: 'mia@example.org', note: '' });
    expect(JSON.stringify(entry)).not.toContain('mia');
    expect(shown).toEqual({ email: 'mia@example.org', note: '' });
  });

  it('stores no secrets at all', async () => {
    const { entry, personal } = await recorded({ name: 'Mia', password: 'correct-horse' });
    expect(JSON.stringify([entry, personal])).not.toContain('correct-horse');
  });
});
