import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network of one household, 2^64 addresses. */
const NETWORK_GROUPS = 4;

/** Ranges that no address on the internet is in (RFC 1918, 3927, 4193, 4291). */
const privateRanges = new Set(['loopback', 'linkLocal', 'private', 'uniqueLocal']);

/**
 * Whom an address stands for when tries are counted: itself, or for IPv6 the network of 2^64 addresses that one
 * household is given, so that walking through these is no way around a limit.
 */
export function networkOf(address: string): string {
  const known = parsed(address);
  if (known instanceof ipaddr.IPv6) return known.parts.slice(0, NETWORK_GROUPS).map(hexadecimal).join(':');
  return known?.toString() ?? address;
}

/** Is it this machine itself? */
export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback';

/** Is it this machine, or one of a network that nobody on the internet is in? */
export const isPrivate = (address: string): boolean => privateRanges.has(parsed(address)?.range() ?? '');

const hexadecimal = (group: number): string => group.toString(16);

/**
 * An IPv4 address that is mapped into IPv6 is the IPv4 address. Undefined for what Node does not call an address: the
 * library also knows `10` and `0177.0.0.1`. It takes `::127.0.0.1` for a mapped one, which it is not.
 */
const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  isIP(address) === 0 ? undefined : ipaddr.process(address.replace(/^::(?=\d+\.)/, '0::'));
