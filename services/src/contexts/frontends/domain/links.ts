import { covers, type ReleaseRecord } from '@northlight/contracts';

/** Who answers what, and links to what. */
type Linking = Pick<ReleaseRecord, 'id' | 'app' | 'routes' | 'links'>;

/** Answered by the site itself, whatever is live. */
const ownAddresses = ['/admin/queues/*'];

/** Links of a release to addresses that nobody answers who is live then: a sentence each, with the line that links. */
export const deadLinks = (release: Linking, others: readonly Linking[]): string[] =>
  others.length === 0 // the shell of a site on which nothing is live yet
    ? []
    : linksIn(release)
        .filter(([address]) => !isAnswered(address, [release, ...others]))
        .map(([address, at]) => `${release.id} links to ${address} (${at}), which no live front answers.`);

/** Links of others to addresses that a release gives up: a sentence each, with the line that links. */
export const cutLinks = (release: Linking, { current, others }: Among): string[] =>
  others.flatMap((other) =>
    linksIn(other)
      .filter(([address]) => current && isAnswered(address, [current]) && !isAnswered(address, [release, ...others]))
      .map(([address, at]) => `${release.id} gives up ${address}, to which ${other.id} links (${at}).`),
  );

interface Among {
  /** What the release takes the place of. */
  readonly current?: Linking | undefined;
  readonly others: readonly Linking[];
}

const isAnswered = (address: string, releases: readonly Linking[]): boolean =>
  [...ownAddresses, ...releases.flatMap(({ routes }) => routes)].some((pattern) => covers(pattern, address));

/** None in a release from before builds looked. */
const linksIn = ({ links }: Linking): [address: string, at: string][] =>
  links === undefined ? [] : Object.entries(JSON.parse(links) as Record<string, string>);
