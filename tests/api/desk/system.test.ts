import { expect } from 'vitest';
import { newPerson } from '../support/staff.ts';
import { onNode, visit } from '../support/world.ts';

onNode(
  'the system page knows the caches of the process, and how often a value was there',
  async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const pages = async () => {
      const { caches } = await owner.call('getSystemHealth');
      return caches.find(({ name }) => name === 'pages');
    };
    const before = (await pages())?.hits ?? 0;
    // Each time with other headers, so that no ready response is found before the page.
    for (const language of ['en', 'en, fr', 'en, fr, es']) {
      await visit('/', { headers: { 'accept-language': language } });
    }
    const after = await pages();
    expect(after?.hits).toBeGreaterThan(before);
    expect(after).toMatchObject({ entries: expect.any(Number), oldestAt: expect.any(String) });
    expect(after?.bytes).toBeGreaterThan(1000);
  },
);
