// Lays out what the image runs: `node infra/docker/assemble.mjs <folder> <art>`, in a clone that is compiled and whose fronts
// are built. Production dependencies of the services, what was compiled of them, built fronts and pictures; no sources.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

const [, , out, art] = process.argv;
if (!out || !art) throw new Error('Usage: node infra/docker/assemble.mjs <folder> <folder of the pictures>');

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Workspaces that the services need at run time, each with its own needs. */
const needed = (folder = 'services', seen = new Set()) => {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const names = Object.keys(manifest(folder).dependencies ?? {}).filter((name) => name.startsWith('@northlight/'));
  for (const name of names) needed(`packages/${name.slice('@northlight/'.length)}`, seen);
  return seen;
};

/** Folders that only tests and benches load; what they are called is fixed (docs/glossary.md). */
const isForTests = (path) => path.split(sep).includes('testing') || path.includes(join('apps', 'bench'));

const copyCompiled = (folder) => {
  const filter = (path) => !isForTests(path) && !path.endsWith('.compiled.json');
  cpSync(join(folder, 'dist'), join(out, folder, 'dist'), { recursive: true, filter });
  if (folder === 'packages/contracts')
    cpSync(join(folder, 'answer-schemas.json'), join(out, folder, 'answer-schemas.json'));
};

/** Compilers that packages name as peers and use for sources alone, which are not here; and what programs are called from a shell. */
const neverLoaded = [
  '.bin',
  'typescript',
  '@typescript',
  'ts-node',
  '@swc/core',
  '@swc/core-linux-x64-gnu',
  '@swc/types',
  '@types',
];

/** npm wants the package.json of every workspace that the lock file names; those of others go again. */
const installProduction = (workspaces) => {
  const all = manifest('.').workspaces.flatMap((place) =>
    place.endsWith('/*') ? readdirSync(place.slice(0, -2)).map((name) => `${place.slice(0, -2)}/${name}`) : [place],
  );
  const present = all.filter((folder) => existsSync(join(folder, 'package.json')));
  for (const file of ['package.json', 'package-lock.json', ...present.map((folder) => `${folder}/package.json`)])
    cpSync(file, join(out, file));
  const only = ['--omit=dev', '--workspace', 'services'];
  const args = ['ci', ...only, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: out, stdio: 'inherit' });
  for (const folder of present.filter((folder) => !workspaces.has(folder)))
    rmSync(join(out, folder), { recursive: true, force: true });
  for (const name of neverLoaded) rmSync(join(out, 'node_modules', name), { recursive: true, force: true });
  // links that lead to workspaces that are not here
  const links = join(out, 'node_modules', '@northlight');
  for (const name of readdirSync(links)) if (!existsSync(join(links, name))) rmSync(join(links, name));
};

/** The latest build of a front, by the time of its record. */
const latestBuild = (app) => {
  const builds = readdirSync(join(app, 'dist')).filter((name) => existsSync(join(app, 'dist', name, 'release.json')));
  const age = (name) => statSync(join(app, 'dist', name, 'release.json')).mtimeMs;
  const [latest] = builds.sort((a, b) => age(b) - age(a));
  if (!latest) throw new Error(`${app} is not built: node packages/front-tools/dist/cli/main.js build`);
  return latest;
};

const copyFronts = () => {
  for (const app of readdirSync('.').filter((name) => name === 'shell' || name.startsWith('mfe-'))) {
    const build = latestBuild(app);
    cpSync(join(app, 'dist', build), join(out, 'fronts', app, build), { recursive: true });
  }
};

/** Of the tools of fronts only what hands built ones to the registry, which needs no package. */
const copyPublisher = () => {
  const cli = join('packages', 'front-tools', 'dist', 'cli');
  for (const name of ['publish-built', 'built-releases', 'hand-over', 'refused', 'registry-client'])
    for (const file of [`${name}.js`, `${name}.js.map`]) cpSync(join(cli, file), join(out, cli, file));
  writeFileSync(join(out, 'packages', 'front-tools', 'package.json'), '{ "type": "module" }\n');
};

mkdirSync(out, { recursive: true });
const workspaces = needed();
installProduction(workspaces);
for (const folder of workspaces) copyCompiled(folder);
copyFronts();
copyPublisher();
cpSync(art, join(out, 'art'), { recursive: true });
for (const notice of ['LICENSE', 'THIRD-PARTY-NOTICES']) if (existsSync(notice)) cpSync(notice, join(out, notice));
rmSync(join(out, 'package-lock.json'));
writeFileSync(join(out, 'package.json'), '{ "private": true, "type": "module" }\n');
