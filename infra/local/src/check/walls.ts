import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../processes/run.js';
import type { Step, StepResult } from '../proof/steps.js';
import { lawful, type Plant, plants, support } from './planted-walls.js';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const configuration = ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'tsconfig.web.json', 'package.json'];

/** Plants one violation of every dependency-cruiser rule in an empty house and looks whether each is caught. */
export function wallsStep(): Step {
  const work = async (): Promise<StepResult> => {
    const house = mkdtempSync(join(tmpdir(), 'northlight-walls-'));
    try {
      build(house);
      return judge(await violationsIn(house), await ruleNames());
    } finally {
      rmSync(house, { recursive: true, force: true });
    }
  };
  return { name: 'each wall refuses a planted violation', work };
}

/** Compares what was caught with what was planted. */
export function judge(violations: readonly Violation[], rules: readonly string[]): StepResult {
  const caught = ({ rule, file }: Plant): boolean => violations.some((v) => v.rule.name === rule && v.from === file);
  const missed = plants.filter((plant) => !caught(plant)).map(({ rule, file }) => `${rule} did not catch ${file}`);
  const untried = rules
    .filter((rule) => !plants.some((plant) => plant.rule === rule))
    .map((rule) => `${rule} has no planted violation in planted-walls.ts`);
  const unjust = violations
    .filter(({ from }) => lawful.some(({ file }) => file === from))
    .map(({ rule, from }) => `${rule.name} refuses ${from}, which is lawful`);
  const output = [...missed, ...untried, ...unjust];
  return { passed: plants.length - missed.length, failed: output.length, skipped: 0, output: output.join('\n') };
}

function build(house: string): void {
  for (const file of configuration) cpSync(file, join(house, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'));
  for (const { file, target } of [...plants, ...lawful, ...support]) {
    put(house, file, importOf(file, target));
    if (!isPackage(target) && !existsSync(join(house, target))) put(house, target, 'export const x = 1;\n');
  }
}

function put(house: string, file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

/** Node's own, or one of npm: anything that is no file of the house. */
const isPackage = (target: string): boolean => !target.endsWith('.ts');

function importOf(file: string, target: string): string {
  if (isPackage(target)) return `import '${target}';\n`;
  const path = relative(dirname(file), target).replaceAll('\\', '/').replace(/\.ts$/, '.js');
  return `import '${path.startsWith('.') ? path : `./${path}`}';\nexport const x = 1;\n`;
}

async function violationsIn(house: string): Promise<Violation[]> {
  const cruiser = join(process.cwd(), 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const folders = ['services', 'packages', 'shell', 'mfe-booking', 'mfe-catalog'];
  const { output } = await run(process.execPath, [cruiser, '--output-type', 'json', ...folders], { cwd: house });
  const { summary } = JSON.parse(output.slice(output.indexOf('{'))) as { summary: { violations: Violation[] } };
  return summary.violations;
}

async function ruleNames(): Promise<string[]> {
  const file = pathToFileURL(join(process.cwd(), '.dependency-cruiser.mjs')).href;
  const { default: config } = (await import(file)) as { default: { forbidden: { name: string }[] } };
  return config.forbidden.map(({ name }) => name);
}
