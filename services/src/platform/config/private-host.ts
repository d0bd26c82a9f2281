import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Endings of names that no public name server knows (RFC 6761, 6762, 8375; ICANN's .internal), and those of a cluster. */
const privateEndings = ['.localhost', '.local', '.internal', '.home.arpa', '.svc'];
const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/**
 * Whether what is sent to this host stays on the machine or in a network of the house.
 * @param hostname of an address; a name without a dot is a container's, and an empty one a socket's
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host)) return privateRanges.has(ipaddr.process(host).range());
  return !host.includes('.') || privateEndings.some((ending) => host.endsWith(ending));
}
