import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import type { SyntaxNode } from '../syntax/syntax-node.js';
import { declaredBy, type Form, formOf, nameOf, readModule, type SourceModule } from './source-module.js';

/** Follows what modules export to where it is declared; reads each module once. */
export class ExportReader {
  private readonly modules = new Map<string, SourceModule>();
  private readonly exported = new Map<string, ReadonlyMap<string, Form>>();

  /** @throws {PlainError} when an export cannot be followed to its declaration */
  exportsOf(file: string): ReadonlyMap<string, Form> {
    const known = this.exported.get(file);
    if (known) return known;
    const names = new Map(this.module(file).statements.flatMap((statement) => this.exportedBy(statement, file)));
    this.exported.set(file, names);
    return names;
  }

  private module(file: string): SourceModule {
    const module = this.modules.get(file) ?? readModule(file);
    this.modules.set(file, module);
    return module;
  }

  private exportedBy(statement: SyntaxNode, file: string): [string, Form][] {
    if (statement.type === 'ExportAllDeclaration') return [...this.exportsOf(moduleAt(file, sourceOf(statement)))];
    if (statement.type === 'ExportDefaultDeclaration')
      throw new PlainError(`${file} has a default export: give it a name`);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, source, exportKind } = statement;
    if (declaration) return this.declared(declaration as SyntaxNode, file);
    return (statement.specifiers as SyntaxNode[]).map((specifier) => {
      const name = nameOf(specifier.local);
      const form = source ? this.imported(name, sourceOf(statement), file) : this.local(name, file);
      const isType = exportKind === 'type' || specifier.exportKind === 'type';
      return [nameOf(specifier.exported), isType ? { ...form, kind: 'type' } : form];
    });
  }

  private declared(declaration: SyntaxNode, file: string): [string, Form][] {
    const names = declaredBy(declaration);
    if (names.length === 0) throw new PlainError(`${file} exports a ${declaration.type} whose names cannot be told`);
    return names.map(([name]) => [name, this.local(name, file)]);
  }

  /** A name that a module has of another one; a library's is told by where it comes from. */
  private imported(name: string, source: string, file: string): Form {
    if (!source.startsWith('.')) return { kind: 'value', declaration: `${name} from '${source}'` };
    const form = this.exportsOf(moduleAt(file, source)).get(name);
    if (!form) throw new PlainError(`${file} takes ${name} from ${source}, which does not export it`);
    return form;
  }

  /** A name that a module declares, or imports to export it by a list. */
  private local(name: string, file: string): Form {
    const module = this.module(file);
    const form = formOf(name, module);
    if (form) return form;
    for (const statement of module.statements.filter(({ type }) => type === 'ImportDeclaration')) {
      const specifier = (statement.specifiers as SyntaxNode[]).find(({ local }) => nameOf(local) === name);
      if (specifier?.imported) return this.imported(nameOf(specifier.imported), sourceOf(statement), file);
    }
    throw new PlainError(`${file} exports ${name}, which it neither declares nor imports by its name`);
  }
}

/** The file that an import means; `.js` in one of ours stands for TypeScript. */
export function moduleAt(from: string, source: string): string {
  const path = join(from, '..', source);
  const found = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((file) => existsSync(file));
  if (!source.startsWith('.') || !found) throw new PlainError(`${from}: cannot follow ${source}`);
  return found;
}

const sourceOf = ({ source }: SyntaxNode): string => String((source as SyntaxNode).value);
