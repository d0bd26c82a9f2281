import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { npmCi } from './npm-ci.mjs';
import { root, stop, timed } from './words.mjs';

const stamp = join(root, 'node_modules', '.northlight-lock');

/** Runs `npm ci` when node_modules is missing or belongs to another lock file. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!isInstalled(lock)) {
    requireNpm();
    await timed('Installing packages with npm ci: a minute or two the first time', npmCi);
  }
  writeFileSync(stamp, lock);
}

/** npm keeps a copy of the lock of what it installed; the same entries there mean that somebody ran npm already. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const have = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(want).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.devOptional || (have[path] && isSame(path, have[path], entry)),
  );
}

/** A workspace is a link: its version changes nothing in node_modules. */
function isSame(path, have, want) {
  return !path.includes('node_modules/') || have.version === want.version;
}

function requireNpm() {
  if (spawnSync('npm', ['--version'], { shell: process.platform === 'win32' }).status !== 0) {
    stop('npm is not on the PATH. It comes with Node: install Node 20.19 or newer from https://nodejs.org.');
  }
}
