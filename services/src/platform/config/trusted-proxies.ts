import { isIP } from 'node:net';
import { registerDecorator } from 'class-validator';
import ipaddr from 'ipaddr.js';

/** Ranges that may be given by name: this machine, and private networks (RFC 1918, 3927, 4193). */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A list such as `10.1.0.0/16, 192.0.2.7, loopback`: each entry an address, a network or the name of a range. */
export function IsTrustedProxies(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isTrustedProxies',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value) => typeof value === 'string' && proxiesIn(value).every(isNetwork),
        defaultMessage: () => 'must list addresses and networks, such as 10.1.0.0/16,192.0.2.7,loopback',
      },
    });
}

/** The entries of a list. */
export const proxiesIn = (list: string): string[] => list.split(',').map((entry) => entry.trim());

const isNetwork = (entry: string): boolean =>
  namedNetworks.has(entry) ||
  isIP(entry) !== 0 ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(entry) ||
  ipaddr.IPv6.isValidCIDR(entry);
