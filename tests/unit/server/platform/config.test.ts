import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../src/server/platform/config.ts';
import { missingSettings } from '../../../../src/server/platform/missing-settings.ts';

describe('the configuration', () => {
  it('may be empty: then it is demo mode with the embedded backend', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: 'data',
      DEMO: true,
      TRUST_PROXY: false,
    });
  });

  it('turns demo mode off in production, unless it is set', () => {
    expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' }).DEMO).toBe(true);
  });

  it('describes operators’ calls to anybody only in demo mode, unless it is set', () => {
    expect(readConfig({}).API_DOCS).toBe('all');
    expect(readConfig({ NODE_ENV: 'production' }).API_DOCS).toBe('shop');
    expect(readConfig({ API_DOCS: 'off' }).API_DOCS).toBe('off');
    expect(() => readConfig({ API_DOCS: 'true' })).toThrow('API_DOCS');
  });

  it('simulates the staff in demo mode, not in production', () => {
    expect(readConfig({})).toMatchObject({ FULFILMENT: 'simulated', FULFILMENT_SPEED: 1 });
    expect(readConfig({ FULFILMENT_SPEED: '0.5' }).FULFILMENT_SPEED).toBe(0.5);
    expect(readConfig({ FULFILMENT: 'manual' }).FULFILMENT).toBe('manual');
    expect(readConfig({ NODE_ENV: 'production' }).FULFILMENT).toBe('manual');
  });

  it('refuses simulated staff outside demo mode, because it credits every top-up', () => {
    const simulated = { NODE_ENV: 'production', FULFILMENT: 'simulated' };
    expect(() => readConfig(simulated)).toThrow('FULFILMENT');
    expect(readConfig({ ...simulated, DEMO: 'true' }).FULFILMENT).toBe('simulated');
  });

  it('has an origin for the links in mails', () => {
    expect(readConfig({ PORT: '8080' }).PUBLIC_ORIGIN).toBe('http://{host}:8080');
    expect(readConfig({ NODE_ENV: 'production' }).PUBLIC_ORIGIN).toBe('https://{host}');
    const PUBLIC_ORIGIN = 'https://shop.example.org';
    expect(readConfig({ PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN);
  });

  it('treats an empty variable as unset', () => {
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
    ['PAGE_PATIENCE_MS', 'long'],
    ['FULFILMENT', 'magic'],
    ['FULFILMENT_SPEED', '0.05'],
    ['FULFILMENT_SPEED', '1001'],
    ['FULFILMENT_SPEED', 'fast'],
    ['PUBLIC_ORIGIN', 'https://{host}/path'],
    ['RATES_URL', 'open.er-api.com'],
    ['RATES_MARGIN_BP', '-1'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('names what production can’t do without: a sender beside a transport, secrets beside a shared database', () => {
    const production = { NODE_ENV: 'production' };
    const mail = { SMTP_URL: 'smtp://mail.example:25' };
    expect(() => readConfig({ ...production, ...mail })).toThrow(
      'MAIL_FROM: missing beside SMTP_URL',
    );
    expect(readConfig({ ...production, ...mail, MAIL_FROM: 'a@b.example' })).toMatchObject(mail);
    const shared = { DATABASE_URL: 'libsql://db.example' };
    expect(() => readConfig({ ...production, ...shared })).toThrow('SECRETS: missing beside');
    expect(readConfig({ ...production, DATABASE_URL: 'file:other.db' }).DEMO).toBe(false);
    expect(readConfig({ ...mail, ...shared }).MAIL_FROM).toBe('no-reply@sampan.test');
  });

  it('says what is off in production, and nothing in demo mode or with an external backend', () => {
    const variables = (environment: Record<string, string>) =>
      missingSettings(readConfig(environment), 'node').map(({ variable }) => variable);
    const production = { NODE_ENV: 'production' };
    const all = ['SMTP_URL or MAIL_HTTP_URL', 'RATES_URL', 'OPERATOR_TOKEN', 'SECRETS'];
    expect(variables(production)).toEqual(all);
    expect(variables({})).toEqual([]);
    expect(variables({ ...production, API_UPSTREAM: 'https://api.example' })).toEqual([]);
    const rates = { RATES_URL: 'https://rates.example/CNY' };
    expect(variables({ ...production, ...rates })).not.toContain('RATES_URL');
  });

  it('requires all keys of a marketplace together, with a token of either kind', () => {
    const alibaba = { ALIBABA_APP_KEY: '1', ALIBABA_APP_SECRET: 's' };
    expect(() => readConfig(alibaba)).toThrow(
      'ALIBABA_ACCESS_TOKEN or ALIBABA_REFRESH_TOKEN: missing beside the other ALIBABA variables',
    );
    expect(() => readConfig({ ...alibaba, ALIBABA_REFRESH_TOKEN: 'r' })).not.toThrow();
    expect(() => readConfig({ TAOBAO_ACCESS_TOKEN: 't' })).toThrow('TAOBAO_APP_KEY: missing');
    expect(() => readConfig({ POIZON_APP_KEY: 'a' })).toThrow('POIZON_ACCESS_TOKEN: missing');
    expect(readConfig({ ALIBABA_GATEWAY: 'http://localhost:1/openapi/' })).toMatchObject({
      ALIBABA_GATEWAY: 'http://localhost:1/openapi',
      MARKETPLACE_TIMEOUT_MS: 8000,
      POIZON_SIGN_EMPTY: false,
    });
  });
});
