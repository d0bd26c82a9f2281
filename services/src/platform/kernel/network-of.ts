const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address stands for when tries are counted: itself, or for IPv6 the network of 2^64 addresses that one
 * household is given, so that walking through these is no way around a limit.
 */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  return plain.includes(':') ? firstGroups(plain.toLowerCase().split('%')[0] ?? '') : plain;
}

function firstGroups(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
