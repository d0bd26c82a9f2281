import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes/run.js';

/** The first of these programs that is on the PATH. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Installs a Debian package when this user may; false when it could not be had. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const apt = onPath('apt-get');
  if (apt === undefined || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => run(apt, ['install', '-y', '--no-install-recommends', name], { env });
  console.log(`  … Installing ${name} with apt-get`);
  if ((await install()).code === 0) return true;
  await run(apt, ['update'], { env });
  return (await install()).code === 0;
}
