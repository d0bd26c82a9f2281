import { serverAddresses } from './ledger-server-addresses.js';
import { isPrivateHost } from './private-host.js';
import { readClusterAddress, readSentinelAddress } from './redis-address.js';

interface Addresses {
  readonly DATABASE_URL: string;
  readonly READER_URLS?: string;
  readonly REDIS_URL?: string;
  readonly S3_URL?: string;
  readonly RELEASES_URL?: string;
  readonly API_URL: string;
  readonly LEDGER_SERVERS?: string;
}

/** What makes pg speak TLS; the weaker modes of libpq may go without. */
const strictModes = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Names the addresses to which everything would be sent readable, over networks that are not the house's.
 * @returns one sentence for each
 */
export function unencrypted(addresses: Addresses): string[] {
  const cures = {
    DATABASE_URL: 'add ?sslmode=verify-full',
    READER_URLS: 'add ?sslmode=verify-full to each',
    REDIS_URL: 'begin it with rediss://',
    S3_URL: 'begin it with https://',
    RELEASES_URL: 'begin it with https://',
    API_URL: 'begin it with https://',
  } as const;
  const named = (Object.keys(cures) as (keyof typeof cures)[]).filter((name) =>
    addressesOf(addresses[name], name).some(isReadable),
  );
  const servers = [...serverAddresses(addresses.LEDGER_SERVERS).values()];
  return [
    ...named.map((name) => [name, cures[name]] as const),
    ...(servers.some(isReadable) ? [['LEDGER_SERVERS', cures.DATABASE_URL] as const] : []),
  ].map(([name, cure]) => `${name} leads out of private networks without TLS, which is refused in production: ${cure}`);
}

const addressesOf = (text: string | undefined, name: string): readonly (string | undefined)[] =>
  name === 'READER_URLS' ? (text?.split(',') ?? []) : [text];

function isReadable(address: string | undefined): boolean {
  const named = serversOf(address ?? '');
  if (named) return named.isReadable;
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  if (isPrivateHost(hostname)) return false;
  if (!protocol.startsWith('postgres')) return !['https:', 'rediss:'].includes(protocol);
  return searchParams.get('ssl') !== 'true' && !strictModes.has(searchParams.get('sslmode') ?? '');
}

/** Of an address that names several servers of Redis. */
function serversOf(address: string): { readonly isReadable: boolean } | undefined {
  const cluster = readClusterAddress(address);
  const servers = cluster?.nodes ?? readSentinelAddress(address)?.sentinels;
  return servers && { isReadable: !cluster?.isEncrypted && servers.some(({ host }) => !isPrivateHost(host)) };
}
