import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { apps } from '../start/plans.js';

/** A step of a restore, or a check of what it came to. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
  /** How many things were looked at; none where a step only does something. */
  readonly count?: number;
  /** A sentence for each that is not as it should be. */
  readonly wrong: readonly string[];
  readonly note?: string;
}

const secondsSince = (began: number): number => Math.round(performance.now() - began) / 1_000;
const wholeLine = /^\{"name".*\}$/;

/** The steps of a rehearsal as they come, each told to whoever looks on. */
export class Steps {
  readonly all: Step[] = [];

  /** @param signal ends what is under way, and whatever would follow */
  constructor(
    private readonly say: (sentence: string) => void,
    readonly signal?: AbortSignal,
  ) {}

  /** Does something without which there is nothing to look at. @throws what it throws */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    this.signal?.throwIfAborted();
    const began = performance.now();
    const result = await work();
    this.add({ name, seconds: secondsSince(began), wrong: [] });
    return result;
  }

  /** The checks of the copy, a line each (services/src/apps/tools). */
  async ofTool(tool: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
    const before = this.all.length;
    let rest = '';
    const onOutput = (text: string): void => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => wholeLine.test(one))) this.add(JSON.parse(line) as Step);
    };
    const { signal } = this;
    const { code, output } = await run(process.execPath, argsOf(tool, args), { env, onOutput, signal });
    signal?.throwIfAborted();
    const made = this.all.slice(before);
    // one that dies on the way has said nothing of what it did not come to
    if (code !== 0 && made.every(({ wrong }) => wrong.length === 0))
      this.add({ name: 'the copy is looked at to the end', seconds: 0, wrong: [output.trim().slice(-2_000)] });
  }

  private add(step: Step): void {
    this.all.push(step);
    this.say(sentenceOf(step));
  }
}

/** One line about a step. */
export const sentenceOf = ({ name, seconds, count, wrong, note }: Step): string =>
  [
    `${wrong.length === 0 ? '✓' : '✗'} ${name}${count === undefined ? '' : `: ${count.toLocaleString('en')}`}`,
    `(${seconds.toFixed(1)} s)`,
    note,
    ...wrong.slice(0, 10).map((sentence) => `\n    ${sentence}`),
  ]
    .filter(Boolean)
    .join(' ');

const argsOf = (tool: string, args: readonly string[]): string[] => [
  '--enable-source-maps',
  `${apps}/tools/${tool}.js`,
  ...args,
];

/** Runs a tool of the services on a copy. @returns what it said @throws {PlainError} with that, when it fails */
export async function toolOn(env: NodeJS.ProcessEnv, tool: string, args: readonly string[] = []): Promise<string> {
  const { code, output } = await run(process.execPath, argsOf(tool, args), { env });
  if (code !== 0) throw new PlainError(`${tool} failed:\n${output.trim().slice(-2_000)}`);
  return output;
}
