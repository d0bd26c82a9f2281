import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Env = NodeJS.ProcessEnv;

/** Runs another tool as a step, and says how it went in a line of JSON. @returns whether it came to its end */
export async function step(name: string, args: readonly string[], env: Env): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await tool(args, env, 'pipe');
  const seconds = Math.round(performance.now() - began) / 1_000;
  console.log(JSON.stringify({ name, seconds, wrong: code === 0 ? [] : [output.trim().slice(-600)] }));
  return code === 0;
}

/** Runs another tool with an environment of its own. @param output what becomes of what it says */
export function tool([name = '', ...args]: readonly string[], env: Env, output: 'inherit' | 'pipe') {
  const file = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  return new Promise<{ code: number; output: string }>((resolve) => {
    let text = '';
    const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
      env,
      stdio: ['ignore', output, output],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
}
