import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { emitTypes, type StagedTypes } from './emit-types.js';
import { frontVersions } from './front-versions.js';
import { type PublishedPackage, publishedPackages } from './published-packages.js';
import { stagedManifest } from './staged-manifest.js';
import { transpile } from './transpile.js';

/** A package as a file that `npm install` takes. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/**
 * Builds the published packages and packs them into `folder`, as `npm publish` would send them.
 * @param isNeeded which of them; left out: all
 * @throws {PlainError} with the words of what failed
 */
export async function packPackages(
  folder: string,
  isNeeded: (one: PublishedPackage) => boolean = () => true,
): Promise<Tarball[]> {
  const staging = resolve('node_modules', '.cache', 'pack', 'staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs: Tarball[] = [];
  let types: StagedTypes = {};
  for (const one of publishedPackages('.').filter(isNeeded)) {
    const place = join(staging, one.folder);
    await stage(one, place, types);
    types = { ...types, ...typesOf(one, place) };
    tarballs.push(await packed(one, place, folder));
  }
  return tarballs;
}

async function stage(one: PublishedPackage, place: string, types: StagedTypes): Promise<void> {
  for (const { src, dist, isForBrowsers } of one.parts) {
    const part = { src: resolve(one.folder, src), dist: join(place, dist), isForBrowsers };
    mkdirSync(part.dist, { recursive: true });
    await transpile(part.src, part.dist);
    await emitTypes(part, types);
  }
  for (const extra of ['README.md', ...(one.json.files ?? [])].filter((path) => existsSync(join(one.folder, path))))
    cpSync(join(one.folder, extra), join(place, extra), { recursive: true });
  if (one.name === '@northlight/create-front') writeVersions(place);
  cpSync('LICENSE', join(place, 'LICENSE'));
  writeFileSync(join(place, 'CHANGELOG.md'), changelogOf(one.folder.split(/[\\/]/).at(-1) ?? ''));
  writeFileSync(
    join(place, 'package.json'),
    `${JSON.stringify(stagedManifest(one.json, isBuilding(one) ? browsers() : undefined), null, 2)}\n`,
  );
}

/** What a front that is made by this package installs: all of the same moment. */
function writeVersions(place: string): void {
  writeFileSync(
    join(place, 'versions.json'),
    JSON.stringify(
      frontVersions((_, version) => `^${version}`),
      null,
      2,
    ),
  );
}

/** The tools build for the browsers that the site is made for. */
const isBuilding = ({ name }: PublishedPackage): boolean => name === '@northlight/front-tools';

const browsers = (): string[] => JSON.parse(readFileSync('package.json', 'utf8')).browserslist;

/** Of the changelog of the repository what is about one package. */
function changelogOf(name: string): string {
  const [, text = ''] =
    new RegExp(`^## ${name}$([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  return `# Changelog\n${text.replaceAll('\n### ', '\n## ')}`;
}

const typesOf = ({ name, json }: PublishedPackage, place: string): StagedTypes =>
  Object.fromEntries(
    Object.entries((stagedManifest(json) as { exports: Record<string, { types?: string }> }).exports)
      .filter(([, { types }]) => types !== undefined && existsSync(join(place, types)))
      .map(([entry, { types = '' }]) => [join(name, entry), [join(place, types)]]),
  );

async function packed({ name, json: { version } }: PublishedPackage, place: string, folder: string): Promise<Tarball> {
  const { code, output } = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(folder)],
    {
      cwd: place,
    },
  );
  if (code !== 0) throw new PlainError(`${name} cannot be packed:\n${output}`);
  return { name, version, file: join(resolve(folder), output.trim()) };
}
