import { readFileSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';
import { type ParsedModule, parseModule, type SyntaxNode } from '../syntax/syntax-node.js';
import { declarationOf, namesIn } from './declaration.js';

/** What stands behind a name. */
export interface Form {
  readonly kind: 'type' | 'value';
  readonly declaration: string;
}

export interface SourceModule extends ParsedModule {
  readonly statements: readonly SyntaxNode[];
  /** What it declares under each name: overloads, and a type beside a value, are several. */
  readonly declared: ReadonlyMap<string, readonly SyntaxNode[]>;
}

/** @throws {PlainError} with the name of the file, when it is no module */
export function readModule(file: string): SourceModule {
  const parsed = parsedAs(file, readFileSync(file, 'utf8'));
  const statements = parsed.program.body as SyntaxNode[];
  const named = statements.flatMap((statement) => declaredBy((statement.declaration ?? statement) as SyntaxNode));
  const declared = new Map<string, SyntaxNode[]>();
  for (const [name, node] of named) declared.set(name, [...(declared.get(name) ?? []), node]);
  return { ...parsed, statements, declared };
}

function parsedAs(file: string, text: string): ParsedModule {
  try {
    return parseModule(text, { jsx: file.endsWith('x') });
  } catch (error) {
    throw new PlainError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The declarations that a statement makes, by name. */
export function declaredBy(statement: SyntaxNode): [string, SyntaxNode][] {
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as SyntaxNode[]).filter(isNamed).map((each) => [nameOf(each.id), each]);
  return isNamed(statement) && /^(?:TS|Function|Class)/.test(statement.type) ? [[nameOf(statement.id), statement]] : [];
}

const isNamed = ({ id }: SyntaxNode): boolean => (id as SyntaxNode | null | undefined)?.type === 'Identifier';

/** The form of a name that the module declares, together with the types of the same file that tell it. */
export function formOf(name: string, module: SourceModule): Form | undefined {
  const nodes = module.declared.get(name);
  if (!nodes) return undefined;
  const declarations = [...exportedBy(name, module)].flatMap((each) => module.declared.get(each) ?? []);
  return {
    kind: nodes.some(({ type }) => !/^TS(?:Interface|TypeAlias)/.test(type)) ? 'value' : 'type',
    declaration: declarations.map((node) => written(node, module)).join('; '),
  };
}

/** A name and those that its declaration needs, from the same file. */
function exportedBy(name: string, module: SourceModule, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known;
  const nodes = module.declared.get(name) ?? [];
  if (nodes.length > 0) known.add(name);
  for (const each of nodes.flatMap(namesIn)) exportedBy(each, module, known);
  return known;
}

const written = (node: SyntaxNode, module: SourceModule): string =>
  `${node.type === 'VariableDeclarator' ? 'const ' : ''}${declarationOf(node, module)}`;

/** A name as an import, an export or a declaration has it. */
export const nameOf = (node: unknown): string => {
  const { name, value } = node as SyntaxNode;
  return String(name ?? value);
};
