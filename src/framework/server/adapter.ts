import waku from 'waku/adapters/default';

/** Waku's adapter for the platform of the build (`unstable_adapter` in waku.config.ts). */
export const adapter: typeof waku = waku;
