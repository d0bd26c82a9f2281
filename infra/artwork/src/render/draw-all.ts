import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, type Subject, svgOf } from '../subject.js';
import { subjects as everything } from '../subjects.js';
import { type Entry, filesOf } from './files.js';

/** Raise it when the way of rendering changes, so that every file is made again. */
const PRESS = 1;

const AT_ONCE = 2;

export interface Progress {
  readonly subject: Subject;
  readonly done: number;
  readonly total: number;
}

export interface Press {
  readonly subjects?: readonly Subject[];
  /** Small and quick, for tests: every file is there, none of them sharp. Finished pictures are kept as they are. */
  readonly isDraft?: boolean;
  readonly onDrawn?: (progress: Progress) => void;
}

interface Job {
  readonly subject: Subject;
  readonly dir: string;
  readonly svgs: readonly string[];
  readonly stamp: string;
  readonly isDraft: boolean;
}

/**
 * Draws every subject that is missing or out of date into its folder under `outDir`.
 * Answers how many subjects were drawn; 0 when all were up to date.
 */
export const drawAll = async (outDir: string, press: Press = {}): Promise<number> => {
  const { subjects = everything, onDrawn, isDraft = false } = press;
  const jobs = await staleOf(subjects.map((subject) => jobOf(outDir, subject, isDraft)));
  const waiting = [...jobs];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      await print(job);
      done += 1;
      onDrawn?.({ subject: job.subject, done, total: jobs.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return jobs.length;
};

const staleOf = async (jobs: readonly Job[]): Promise<Job[]> => {
  const fresh = await Promise.all(jobs.map(isFresh));
  return jobs.filter((_, at) => !fresh[at]);
};

const jobOf = (outDir: string, subject: Subject, isDraft: boolean): Job => {
  const svgs = subject.pictures.map((picture) => svgOf(subject, picture));
  const alts = subject.pictures.map(({ alt }) => alt);
  const stamp = createHash('sha256')
    .update(JSON.stringify([PRESS, alts, svgs]))
    .update(Buffer.concat(filmsOf(subject).map(({ from }) => readFileSync(from))))
    .digest('hex');
  return { subject, dir: join(outDir, folderOf(subject)), svgs, stamp, isDraft };
};

/** Films are not drawn but kept beside the sources: from where, and under which name they are laid out. */
const filmsOf = ({ slug, films = [] }: Subject) =>
  films.map((name) => ({ name, from: fileURLToPath(new URL(`../../films/${slug}/${name}`, import.meta.url)) }));

const draftOf = (stamp: string): string => `draft ${stamp}`;

/** The stamp is written last: where it is right, the pictures were finished. */
const isFresh = async ({ dir, stamp, subject, isDraft }: Job): Promise<boolean> => {
  const written = await readFile(join(dir, '.stamp'), 'utf8').catch(() => '');
  return (
    (written === stamp || (isDraft && written === draftOf(stamp))) &&
    subject.pictures.every(({ name }) => filesOf(name).every((file) => existsSync(join(dir, file)))) &&
    filmsOf(subject).every(({ name }) => existsSync(join(dir, name)))
  );
};

/** Sharp is loaded only when there is something to draw. */
const print = async ({ subject, dir, svgs, stamp, isDraft }: Job): Promise<void> => {
  const [{ rasterOf }, { entryOf, put, writeRenditions }] = await Promise.all([
    import('./raster.js'),
    import('./renditions.js'),
  ]);
  await mkdir(dir, { recursive: true });
  const index: Record<string, Entry> = {};
  for (const [at, { name, alt }] of subject.pictures.entries()) {
    const raster = await rasterOf(svgs[at] ?? '', isDraft);
    await writeRenditions(dir, name, raster);
    index[name] = await entryOf(alt, raster);
  }
  for (const { name, from } of filmsOf(subject)) await copyFile(from, join(dir, name));
  await put(join(dir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  await put(join(dir, '.stamp'), isDraft ? draftOf(stamp) : stamp);
};
