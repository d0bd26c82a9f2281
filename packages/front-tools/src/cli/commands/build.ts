import { exceededBudgets, inKilobytes, measuresOf } from '@northlight/contracts';
import { type BuiltRelease, buildFront } from '../../build/build-front.js';
import { say } from '../say.js';
import { chosenApps, Refused } from '../workspace.js';

/** `front build [app…]`: builds what changed, all at once. */
export const build = async (root: string, apps: readonly string[]): Promise<BuiltRelease[]> => {
  const releases = await Promise.all(chosenApps(root, apps).map((app) => buildFront(root, app)));
  for (const { record, isNew } of releases) {
    const weight = measuresOf(record).map(([what, bytes]) => `${what} ${inKilobytes(bytes)}`);
    say(`${record.id}  ${isNew ? 'built' : 'unchanged'}  ${weight.join(', ')}`);
  }
  return releases;
};

/** `front check [app…]`: builds, then holds every release against the contract. */
export const check = async (root: string, apps: readonly string[]): Promise<BuildSummary[]> => {
  const releases = await build(root, apps);
  const complaints = releases.flatMap(({ record }) => [
    ...record.copies.map(
      (name) =>
        `${record.app} bundles its own copy of ${name}. It comes with the shell: import it from @northlight/site-kit.`,
    ),
    ...exceededBudgets(record),
  ]);
  if (complaints.length > 0) throw new Refused(complaints.join('\n'));
  return releases.map(summaryOf);
};

/** What a program is told of a build. */
export interface BuildSummary {
  readonly app: string;
  readonly release: string;
  readonly isNew: boolean;
  /** Brotli bytes of each thing that has a budget. */
  readonly bytes: Readonly<Record<string, number>>;
}

export const summaryOf = ({ record, isNew }: BuiltRelease): BuildSummary => ({
  app: record.app,
  release: record.id,
  isNew,
  bytes: Object.fromEntries(measuresOf(record).map(([what, bytes]) => [what, bytes])),
});
