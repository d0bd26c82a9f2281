import { posix } from 'node:path';
import { declaredBy, nameOf } from '../api-report/source-module.js';
import { parseModule, type SyntaxNode } from '../syntax/syntax-node.js';

/** A source file: its path from the root of the clone, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a name of one module is in another one. */
interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

export interface Module {
  readonly path: string;
  readonly declared: ReadonlyMap<string, SyntaxNode>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  readonly passedOn: ReadonlyMap<string, Elsewhere>;
  /** Modules all of whose exports are exports of this one, too. */
  readonly passedOnWhole: readonly string[];
}

/** A declaration, and where it stands. */
export interface Declared {
  readonly module: Module;
  readonly node: SyntaxNode;
}

/** Modules as syntax, each parsed once it is asked for, and what the names in them stand for. */
export class SourceTree {
  private readonly parsed = new Map<string, Module>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor(sources: readonly Source[]) {
    this.texts = new Map(sources.map(({ path, text }) => [path, text]));
  }

  /** All that is declared at the top of the modules whose texts have this in them. */
  declaredWhere(pattern: RegExp): Declared[] {
    const paths = [...this.texts].flatMap(([path, text]) => (pattern.test(text) ? [path] : []));
    const modules = paths.flatMap((path) => this.module(path) ?? []);
    return modules.flatMap((module) => [...module.declared.values()].map((node) => ({ module, node })));
  }

  /** What a name at the top of a module stands for; undefined for what comes from a package of npm. */
  find(name: string, module: Module): Declared | undefined {
    const node = module.declared.get(name);
    if (node) return { module, node };
    const there = module.imported.get(name);
    return there && this.exported(there);
  }

  private exported({ from, name }: Elsewhere): Declared | undefined {
    const module = this.module(from);
    if (!module) return undefined;
    const found = this.find(name, module);
    if (found) return found;
    const there = module.passedOn.get(name);
    if (there) return this.exported(there);
    for (const whole of module.passedOnWhole) {
      const further = this.exported({ from: whole, name });
      if (further) return further;
    }
    return undefined;
  }

  private module(path: string): Module | undefined {
    const text = this.texts.get(path);
    if (text === undefined) return undefined;
    const module = this.parsed.get(path) ?? moduleOf({ path, text });
    this.parsed.set(path, module);
    return module;
  }
}

function moduleOf({ path, text }: Source): Module {
  const statements = parseModule(text).program.body as SyntaxNode[];
  const at = (source: unknown): string => targetOf(path, String((source as SyntaxNode).value));
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const exports = statements.filter(({ type, source }) => type === 'ExportNamedDeclaration' && source);
  const wholes = statements.filter(({ type }) => type === 'ExportAllDeclaration');
  return {
    path,
    declared: new Map(
      statements.flatMap((statement) => declaredBy((statement.declaration ?? statement) as SyntaxNode)),
    ),
    imported: new Map(
      imports.flatMap((each) => namedIn(each, { name: 'local', from: 'imported', at: at(each.source) })),
    ),
    passedOn: new Map(
      exports.flatMap((each) => namedIn(each, { name: 'exported', from: 'local', at: at(each.source) })),
    ),
    passedOnWhole: wholes.map(({ source }) => at(source)),
  };
}

const namedIn = (statement: SyntaxNode, parts: { name: string; from: string; at: string }): [string, Elsewhere][] =>
  (statement.specifiers as SyntaxNode[])
    .filter((specifier) => specifier[parts.from])
    .map((specifier) => [nameOf(specifier[parts.name]), { from: parts.at, name: nameOf(specifier[parts.from]) }]);

const ownPackage = /^@northlight\/([\w-]+)(\/[\w-]+)?$/;

function targetOf(path: string, source: string): string {
  if (source.startsWith('.')) return posix.join(posix.dirname(path), source).replace(/\.js$/, '.ts');
  return source.replace(ownPackage, (_, name: string, entry = '') => `packages/${name}/src${entry}/index.ts`);
}
