import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/platform/config.ts';

describe('the configuration', () => {
  it('needs nothing for the embedded default, and is a demonstration', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: 'data',
      DEMO: true,
      TRUST_PROXY: false,
    });
  });

  it('is no demonstration in production, unless it is said', () => {
    expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' }).DEMO).toBe(true);
  });

  it('reads an empty variable as none', () => {
    expect(readConfig({ TENANT_ID: '' }).TENANT_ID).toBeUndefined();
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SECRETS', 'short'],
    ['TENANT_ID', '../x'],
    ['DEMO', 'perhaps'],
    ['SMTP_URL', 'mail.example.com'],
    ['OPERATOR_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
