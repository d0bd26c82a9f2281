import { handOver } from '../processes/hand-over.js';
import { PlainError } from '../processes/plain-error.js';
import { buildSpecimens, specimensFolder, specimensStep, storybook } from '../proof/specimens.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run specimens`: shows every part of site-kit in every state; `-- build` writes it as files, `-- check` looks at each. */
export async function main([order = 'show']: readonly string[]): Promise<void> {
  const orders: Readonly<Record<string, () => Promise<void>>> = { show, build, check };
  const work = orders[order];
  if (!work) throw new PlainError('Say `npm run specimens`, or with `-- build` or `-- check` behind it.');
  await work();
}

/** Until Ctrl-C; what is saved is shown. */
const show = (): Promise<void> => {
  const port = process.env.PORT ?? '6006';
  return handOver(
    storybook.script,
    ['dev', ...storybook.args, '--port', port, '--exact-port', '--no-open', '--no-version-updates'],
    storybook.env,
  );
};

async function build(): Promise<void> {
  const { code, output } = await buildSpecimens();
  if (code !== 0) throw new PlainError(output);
  console.log(`The specimens are in ${specimensFolder}.`);
}

async function check(): Promise<void> {
  const total = await runSteps([specimensStep()]);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
