import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { type FetchLink, LINK_HEADERS, type LinkResponse, readBeginning } from '../fetch-link.ts';

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

/** The list also has special ranges of IPv6: protocol assignments, documentation, 6to4. */
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

/** The IPv6 ranges that may be requested, unless they are in `refused`: global unicast and NAT64. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
globalIpv6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether a resolved IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  // A `%` begins a zone, which only local addresses have.
  if (version !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * A DNS lookup that refuses host names with a non-public IP address. The connection uses the checked
 * addresses, so a name server can't give another address between check and connection.
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

/**
 * Requests links with Node's HTTP client, each over a new connection to an IP address that `checkedLookup`
 * has accepted.
 */
export function fetchLinkOnNode(checkedLookup: LookupFunction = publicOnly()): FetchLink {
  return (url, signal) =>
    new Promise<LinkResponse>((done, fail) => {
      // An IP address in the URL is not looked up, so it would not be checked.
      if (isIP(url.hostname.replaceAll(/[[\]]/g, '')))
        throw new Error('the link has an IP address instead of a host name');
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const options = { agent: false, headers: LINK_HEADERS, signal, lookup: checkedLookup };
      const request = send(url, options, (response) => {
        const { statusCode: status = 0, headers } = response;
        const { location } = headers;
        const isSuccess = status >= 200 && status < 300;
        const beginning = isSuccess
          ? readBeginning(Readable.toWeb(response) as ReadableStream<Uint8Array>)
          : Promise.resolve('');
        beginning
          .then((body) => done({ status, location, body }), fail)
          .finally(() => request.destroy());
      });
      request.on('error', fail);
      request.end();
    });
}
