import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../src/server/platform/config.ts';
import { hasUpstreamForAll, upstreamOf } from '../../../../src/server/platform/upstreams.ts';

const read = (API_UPSTREAM: string) => readConfig({ API_UPSTREAM }).API_UPSTREAM;
const baseOf = (list: string, host: string) => upstreamOf(read(list), host)?.base;

describe('API_UPSTREAM', () => {
  it('is no upstream by default', () => {
    expect(readConfig({}).API_UPSTREAM).toEqual([]);
    expect(hasUpstreamForAll([])).toBe(false);
  });

  it('may be one backend for every host', () => {
    expect(baseOf('https://api.example.org', 'any.host')).toBe('https://api.example.org');
    expect(hasUpstreamForAll(read('https://api.example.org'))).toBe(true);
  });

  it('may be a backend for one host; the embedded backend serves the others', () => {
    const list = 'shop.example.org=https://api.example.org';
    expect(baseOf(list, 'shop.example.org')).toBe('https://api.example.org');
    expect(baseOf(list, 'other.example.org')).toBeUndefined();
    expect(hasUpstreamForAll(read(list))).toBe(false);
  });

  it('prefers an exact host, then the longest wildcard, then the backend for all other hosts', () => {
    const list =
      'http://rest, *.org=http://org, *.b.org=http://b, a.b.org=http://exact, *.a.b.org=http://deep';
    const hosts = { 'a.b.org': 'exact', 'x.b.org': 'b', 'x.y.org': 'org', 'x.a.b.org': 'deep' };
    for (const [host, name] of Object.entries(hosts))
      expect(baseOf(list, host)).toBe(`http://${name}`);
    expect(baseOf(list, 'org')).toBe('http://rest');
    expect(baseOf(list, 'b.organic')).toBe('http://rest');
  });

  it('may have a base path and a token', () => {
    const token = 'a-token-of-16-or-more';
    expect(read(`https://${token}@api.example.org:8443/shop/`)).toEqual([
      { host: undefined, base: 'https://api.example.org:8443/shop', token },
    ]);
  });

  it.each([
    ['api.example.org', 'neither https://'],
    ['ftp://api.example.org', 'neither https://'],
    ['https://', 'neither https://'],
    ['https://a.org,', 'neither https://'],
    ['Shop Host=https://a.org', '"Shop Host" is no host'],
    ['shop.*.org=https://a.org', 'is no host'],
    ['=https://a.org', '"" is no host'],
    ['https://a.org?x=1', 'a.org: a URL is'],
    ['https://a.org#x', 'a.org: a URL is'],
    ['https://user:word@a.org', 'a.org: a URL is'],
    ['https://short@a.org', 'a.org: a token has 16'],
    ['https://a.org, https://b.org', 'two upstreams for every host'],
    ['s.org=https://a.org,s.org=https://b.org', 'two upstreams for s.org'],
  ])('is refused as %j', (list, why) => {
    expect(() => read(list)).toThrow(/API_UPSTREAM: .+/);
    expect(() => read(list)).toThrow(why);
  });

  it('never crashes, and its errors never contain the token', () => {
    const token = 'a-secret-of-some-length';
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        try {
          read(`${before}https://${token}@a.org${after}`);
        } catch (error) {
          expect(String(error)).toContain('API_UPSTREAM');
          expect(String(error)).not.toContain(token);
        }
      }),
    );
  });
});

describe('with an upstream', () => {
  const OSS_BUCKET_HOST = 'https://shop.oss-cn-hangzhou.aliyuncs.com';

  it('OSS_BUCKET_HOST may be set alone; without an upstream, only with the other OSS variables', () => {
    const config = readConfig({ OSS_BUCKET_HOST, API_UPSTREAM: 'https://api.example.org' });
    expect(config.OSS_BUCKET_HOST).toBe(OSS_BUCKET_HOST);
    expect(() => readConfig({ OSS_BUCKET_HOST })).toThrow('OSS_ACCESS_KEY_ID');
  });

  it('the time limit of answers is 30 seconds, as specified', () => {
    expect(readConfig({}).API_TIMEOUT_MS).toBe(30_000);
    expect(() => readConfig({ API_TIMEOUT_MS: '0' })).toThrow('API_TIMEOUT_MS');
  });

  it('a storefront’s token is 16 characters or more', () => {
    expect(() => readConfig({ STOREFRONT_TOKEN: 'short' })).toThrow('STOREFRONT_TOKEN');
  });
});
