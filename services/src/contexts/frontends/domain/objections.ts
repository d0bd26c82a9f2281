import { exceededBudgets, type ReleaseRecord } from '@northlight/contracts';
import { satisfies } from '../../../platform/kernel/version-range.js';
import { cutLinks, deadLinks } from './links.js';

/** What a release would stand among. */
export interface House {
  /** Every release of another app that visitors are given: stable, candidate. */
  readonly others: readonly ReleaseRecord[];
  /** The stable release of the same app. */
  readonly current?: ReleaseRecord;
  /** Routes may get lost: they were given up on purpose. */
  readonly retire: boolean;
}

/** Why a release may not be served: one sentence each; none when it may (docs/adr/0008). */
export const objections = (release: ReleaseRecord, house: House): string[] => [
  ...misfits(release, house),
  ...missingExposes(release),
  ...lostRoutes(release, house),
  ...deadLinks(release, house.others),
  ...cutLinks(release, house),
  ...release.copies.map((name) => `${release.id} bundles its own copy of ${name}, which is shared at run time.`),
  ...exceededBudgets(release),
];

/** Why a release may not stand among the others, whether it is new or comes back (docs/adr/0060). */
export const misfits = (release: ReleaseRecord, house: Pick<House, 'others'>): string[] => [
  ...unmetNeeds(release, house),
  ...sharedRoutes(release, house),
];

/** May this front be shown in this shell? */
export const fits = (front: ReleaseRecord, shell: ReleaseRecord): boolean => unmetBy(front, shell).length === 0;

const isShell = ({ provides }: ReleaseRecord): boolean => provides !== undefined;

/** A front must fit every shell that may be served; a new shell must fit every front. */
const unmetNeeds = (release: ReleaseRecord, { others }: Pick<House, 'others'>): string[] => {
  if (isShell(release)) return others.flatMap((front) => unmetBy(front, release));
  const shells = others.filter(isShell);
  if (shells.length === 0) return [`No shell is live yet. Promote the shell before ${release.app}.`];
  return shells.flatMap((shell) => unmetBy(release, shell));
};

const unmetBy = (front: ReleaseRecord, shell: ReleaseRecord): string[] =>
  Object.entries(front.needs ?? {})
    .filter(([name, range]) => !satisfies(shell.provides?.[name] ?? '', range))
    .map(
      ([name, range]) => `${front.id} needs ${name} ${range}; ${shell.id} brings ${shell.provides?.[name] ?? 'none'}.`,
    );

const missingExposes = (release: ReleaseRecord): string[] =>
  isShell(release) || release.exposes.includes('./routes') ? [] : [`${release.id} does not expose ./routes.`];

const sharedRoutes = (release: ReleaseRecord, { others }: Pick<House, 'others'>): string[] =>
  others.flatMap(({ app, routes }) =>
    routes.filter((route) => release.routes.includes(route)).map((route) => `${route} belongs to ${app} already.`),
  );

const lostRoutes = (release: ReleaseRecord, { current, retire }: House): string[] =>
  (retire ? [] : (current?.routes ?? []))
    .filter((route) => !release.routes.includes(route))
    .map((route) => `${release.id} no longer answers ${route}. Say --retire to give it up.`);
