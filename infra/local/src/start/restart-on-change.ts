import { relative } from 'node:path';
import { wordsOf } from '../processes/plain-error.js';
import { FolderWatcher } from './folder-watcher.js';
import { ModuleGraph } from './module-graph.js';

/** Compiles what is written in TypeScript and runs on Node. */
export interface Compiler {
  /** Whose files are compiled. */
  readonly folders: readonly string[];
  /**
   * Compiles what changed: all, or nothing when one file does not compile.
   * @returns the compiled files that are new, changed or gone
   * @throws naming each file that does not compile
   */
  readonly compile: () => Promise<readonly string[]>;
}

/** A process that runs while its sources change. */
export interface Program {
  readonly name: string;
  /** The compiled files that it begins with. */
  readonly entries: readonly string[];
  /** Of what it loads, only these files matter to it; all, when it does not say. */
  readonly minds?: RegExp;
  /** @returns whether it is ready again */
  readonly restart: () => Promise<boolean>;
}

interface RestartOptions {
  readonly root: string;
  /** In the order in which they are started again. */
  readonly programs: readonly Program[];
  readonly tell: (sentence: string) => void;
  /** Runs before the programs are started again. */
  readonly before: (files: readonly string[]) => Promise<void>;
  /** This one was started again, and is ready. */
  readonly restarted: (name: string) => void;
}

/** Compiles a source that changed, and starts those programs again that load it. What does not compile changes nothing. */
export class RestartOnChange {
  private readonly graph: ModuleGraph;
  private loaded: readonly ReadonlySet<string>[];
  private work: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private readonly due = new Set<Program>();
  private restarts = 0;
  private watcher?: FolderWatcher;

  constructor(
    private readonly compiler: Compiler,
    private readonly options: RestartOptions,
  ) {
    this.graph = new ModuleGraph(options.root);
    this.loaded = this.loads();
  }

  begin(): void {
    const { tell } = this.options;
    this.watcher = new FolderWatcher(this.compiler.folders, {
      changed: () => this.changed(),
      lost: (folder, { message }) => tell(`Changes in ${folder} are not noticed: ${message}`),
    });
    this.changed(); // what was saved while the system started
  }

  end(): void {
    this.watcher?.close();
  }

  /** One after the other; changes meanwhile are one more turn. */
  private changed(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.work = this.work.then(() => {
      this.isWaiting = false;
      return this.turn().catch((error: unknown) => this.options.tell(wordsOf(error)));
    });
  }

  private async turn(): Promise<void> {
    const files = await this.compiled();
    if (files.length === 0) return;
    const { tell, before } = this.options;
    for (const program of this.loading(files)) this.due.add(program);
    const names = this.dueNames();
    tell(`${this.named(files)} changed; ${names ? `starting again: ${names}` : 'no running process loads it'}`);
    try {
      await before(files);
    } catch (error) {
      if (!names) throw error;
      tell(`${wordsOf(error)}\n  What runs goes on; started again once that is mended: ${names}`);
      return;
    }
    void this.restartDue();
  }

  /** Also those that an earlier change has left due. */
  private dueNames(): string {
    const due = this.options.programs.filter((program) => this.due.has(program));
    return due.map(({ name }) => name).join(', ');
  }

  /** In turn: the first is what answers, and has the machine to itself. A newer change takes over what is still due. */
  private async restartDue(): Promise<void> {
    const nth = ++this.restarts;
    const { programs, restarted } = this.options;
    for (const program of programs) {
      if (nth !== this.restarts) return;
      if (this.due.delete(program) && (await program.restart())) restarted(program.name);
    }
  }

  /** Those that load one of these files, or did before. */
  private loading(files: readonly string[]): readonly Program[] {
    const earlier = this.loaded;
    this.graph.forget(files);
    this.loaded = this.loads();
    const isLoaded = (at: number) => files.some((file) => earlier[at]?.has(file) || this.loaded[at]?.has(file));
    return this.options.programs.filter((_, at) => isLoaded(at));
  }

  private named(files: readonly string[]): string {
    const [first = ''] = files;
    if (files.length > 1) return `${files.length} files`;
    return relative(this.options.root, first).replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  }

  private async compiled(): Promise<readonly string[]> {
    try {
      return await this.compiler.compile();
    } catch (error) {
      this.options.tell(
        `${(error as Error).message}\n  The code before goes on; save the file again when it is mended.`,
      );
      return [];
    }
  }

  private loads(): ReadonlySet<string>[] {
    return this.options.programs.map(({ entries, minds = /./ }) => {
      return new Set([...this.graph.filesOf(entries)].filter((file) => minds.test(file)));
    });
  }
}
