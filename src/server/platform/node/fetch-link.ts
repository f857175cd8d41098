import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { beginningOf, type FetchLink, LINK_HEADERS, type LinkAnswer } from '../fetch-link.ts';

/** Ranges that IANA registers as not globally reachable. */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC) {
  refused.addSubnet(network, bits, 'ipv4');
  // The same ranges through NAT64, by which an IPv6-only network reaches IPv4.
  refused.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}
refused.addSubnet('2001::', 23, 'ipv6');
refused.addSubnet('2001:db8::', 32, 'ipv6');
refused.addSubnet('2002::', 16, 'ipv6');
refused.addSubnet('3fff::', 20, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
global.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether a resolved address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * A lookup that refuses names with a non-public address. The connection uses the checked addresses, so
 * a name server can't answer differently in between.
 */
export function publicOnly(resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error(`${host} leads to an address that is not public`), '');
      }
      if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Requests links with Node's HTTP client, each over a new connection to a checked address. */
export function fetchLinkOnNode(pinned: LookupFunction = publicOnly()): FetchLink {
  return (url, signal) =>
    new Promise<LinkAnswer>((done, fail) => {
      // A literal address would skip the lookup's check, so it is refused.
      if (isIP(url.hostname.replaceAll(/[[\]]/g, '')))
        throw new Error('the link has an IP address instead of a host name');
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const options = { agent: false, headers: LINK_HEADERS, signal, lookup: pinned };
      const request = send(url, options, (response) => {
        const { statusCode: status = 0, headers } = response;
        const answer = { status, location: headers.location, body: '' };
        const isRead = status >= 200 && status < 300;
        const body = isRead
          ? beginningOf(Readable.toWeb(response) as ReadableStream<Uint8Array>)
          : Promise.resolve('');
        body.then((text) => done({ ...answer, body: text }), fail).finally(() => request.destroy());
      });
      request.on('error', fail);
      request.end();
    });
}
