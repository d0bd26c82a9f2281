import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, stop } from './words.mjs';

/**
 * Installs what the lock file says, without running what packages would run, and then only what `allowScripts` of
 * package.json allows (docs/adr/0110): npm before 11.16 does not know that field. What npm has kept is taken as it is;
 * where it knows a version too little, all is asked for anew.
 */
export async function npmCi() {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const isInstalled =
    (await npm(['ci', '--prefer-offline', ...quiet])) === 0 || (await npm(['ci', '--prefer-online', ...quiet])) === 0;
  if (!isInstalled) stop('npm ci failed: its own words are above.');
  const code = await npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...allowedScripts()]);
  if (code !== 0) stop('npm rebuild failed: its own words are above.');
}

/** The packages whose install scripts are run. */
function allowedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

/** @returns how npm ended, 0 for well */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('exit', resolve);
  });
}
