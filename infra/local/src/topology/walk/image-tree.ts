import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { run } from '../../processes/run.js';

/** Programs of this clone that make what the image has, as infra/docker/Dockerfile runs them; the pictures small and quick. */
const steps = (app: string, art: string): readonly (readonly string[])[] => [
  ['packages/front-tools/dist/cli/main.js', 'build'],
  ['infra/artwork/dist/draw.js', art, '--draft'],
  ['infra/docker/assemble.mjs', app, art],
];

/**
 * Lays out on this machine what the image has in /app.
 * @param folder a new one is made in it @returns where it is
 * @throws {PlainError} with the words of the step that failed
 */
export async function layOutImage(folder: string): Promise<string> {
  const [app, art] = [join(folder, 'app'), join(folder, 'art')];
  for (const args of steps(app, art)) {
    const { code, output } = await run(process.execPath, [...args], { env: process.env });
    if (code !== 0) throw new PlainError(`${args[0]} failed:\n${output.slice(-4_000)}`);
  }
  return app;
}
