// The first thing that runs: needs nothing but Node. Checks the machine, installs, compiles, then hands over to dist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { compileAll, compileChanged, sourceFolders } from './boot/compile.mjs';
import { install } from './boot/install.mjs';
import { root, stop } from './boot/words.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`This needs Node 20.19 or newer; here is ${process.versions.node}. Install one from https://nodejs.org.`);
}

const [command = 'start', ...args] = process.argv.slice(2);
process.chdir(root);
// what V8 made of the modules serves the next process that loads them; Node 20 knows no such cache
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'northlight-v8');
await install();
await compileAll();

const entry = join(root, 'infra', 'local', 'dist', 'commands', `${command.replaceAll(':', '-')}.js`);
if (!existsSync(entry)) stop(`There is no command "${command}".`);
const { main } = await import(entry);
try {
  await main(args, { folders: sourceFolders, compile: compileChanged });
} catch (error) {
  stop(error.constructor.name === 'PlainError' ? error.message : error.stack);
}
