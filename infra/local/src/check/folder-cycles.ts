import { posix } from 'node:path';
import { type SourceFile, withoutComments } from './source-file.js';

/** What is divided into folders, none of which may need one that needs it. */
const divided = /^(services\/src\/(?:platform|contexts\/[^/]+)|packages\/[^/]+\/src)\/([^/]+)\/.+\.tsx?$/;
/** Tests use what they like; what they are made with is theirs alone. */
const ofTests = /\.spec\.tsx?$|\/testing\//;
const imported = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

interface Place {
  readonly base: string;
  readonly folder: string;
}

/** A need of one folder for another, and one import that shows it. */
interface Need {
  readonly from: string;
  readonly to: string;
  readonly shown: string;
}

/**
 * The cycles between the folders of a building, a room or a package: dependency-cruiser sees those between files, and of
 * folders only those without folders below them.
 */
export function folderCycles(files: readonly SourceFile[]): string[] {
  const needs = needsIn(files);
  return [...needs].flatMap(([base, of]) =>
    cyclesOf(of).map((cycle) => `${base}: folders in a cycle: ${wayOf(cycle)}`),
  );
}

const wayOf = (cycle: readonly Need[]): string =>
  cycle.map(({ from, to, shown }) => `${from} needs ${to} (${shown})`).join(', ');

/** By the base that they are folders of; one need of each pair is enough. */
function needsIn(files: readonly SourceFile[]): Map<string, Need[]> {
  const needs = new Map<string, Map<string, Need>>();
  for (const [base, need] of files.flatMap(needsOf)) {
    const known = needs.get(base) ?? new Map<string, Need>();
    needs.set(base, known.set(`${need.from} ${need.to}`, need));
  }
  return new Map([...needs].map(([base, of]) => [base, [...of.values()]]));
}

function needsOf({ path, text }: SourceFile): [string, Need][] {
  const here = placeOf(path);
  if (!here) return [];
  const targets = [...withoutComments(text).matchAll(imported)].map(([, target = '']) =>
    placeOf(posix.join(posix.dirname(path), target).replace(/\.js$/, '.ts')),
  );
  return targets.flatMap((there): [string, Need][] =>
    there?.base === here.base && there.folder !== here.folder
      ? [[here.base, { from: here.folder, to: there.folder, shown: posix.basename(path) }]]
      : [],
  );
}

function placeOf(path: string): Place | undefined {
  const [, base, folder] = divided.exec(path) ?? [];
  return base && folder && !ofTests.test(path) ? { base, folder } : undefined;
}

/** The shortest way back for each folder that has one; a cycle is told once, from its first folder on. */
function cyclesOf(needs: readonly Need[]): Need[][] {
  const folders = [...new Set(needs.map(({ from }) => from))].sort();
  const cycles = new Map<string, Need[]>();
  for (const way of folders.map((folder) => wayBack(folder, needs)).filter(({ length }) => length > 0)) {
    const members = way.map(({ from }) => from).sort();
    if (!cycles.has(members.join())) cycles.set(members.join(), way);
  }
  return [...cycles.values()];
}

/** @returns nothing where no way leads back */
function wayBack(folder: string, needs: readonly Need[]): Need[] {
  const ways: Need[][] = needs.filter(({ from }) => from === folder).map((need) => [need]);
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1)?.to ?? '';
    if (last === folder) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    ways.push(...needs.filter(({ from }) => from === last).map((need) => [...way, need]));
  }
  return [];
}
