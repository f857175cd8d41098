import { describe, expect, it } from 'vitest';
import { settingsPath } from '../../../src/site/settings-path.ts';

describe('the link to the settings', () => {
  it('leads back to the page that it is on, with its query', () => {
    expect(settingsPath('/')).toBe('/settings?back=%2F');
    expect(settingsPath('/product-search?keyword=a%26b&x=1')).toBe(
      '/settings?back=%2Fproduct-search%3Fkeyword%3Da%2526b%26x%3D1',
    );
  });

  it('on the settings page keeps its earlier link back', () => {
    const address = settingsPath('/faq?q=cart');
    expect(settingsPath(address)).toBe(address);
    expect(settingsPath('/settings')).toBe('/settings');
  });
});
