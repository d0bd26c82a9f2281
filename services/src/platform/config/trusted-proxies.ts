import { BlockList, isIP } from 'node:net';
import { registerDecorator } from 'class-validator';

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

function isNetwork(entry: string): boolean {
  if (namedNetworks.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && isSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
}

function isSubnet(address: string, prefix: number, version: 'ipv4' | 'ipv6'): boolean {
  try {
    new BlockList().addSubnet(address, prefix, version);
    return true;
  } catch {
    return false;
  }
}
