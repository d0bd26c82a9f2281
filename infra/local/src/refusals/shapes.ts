import { nameOf } from '../api-report/source-module.js';
import { partsIn, type SyntaxNode } from '../syntax/syntax-node.js';
import type { Declared, Module, SourceTree } from './source-tree.js';

/** A class, an interface or a type literal: what has members. */
export type Shape = Declared;

/** A member of a shape, and the shape that it was asked of, which is `this` in it. */
export interface Member extends Declared {
  readonly self: Shape;
  readonly name: string;
}

/** What the sources say of classes and interfaces, by their names alone: no types are computed. */
export class Shapes {
  private readonly known = new Map<string, Member[]>();
  private readonly below = new Map<SyntaxNode, Shape[]>();

  constructor(readonly tree: SourceTree) {
    for (const one of tree.declaredWhere(/\b(?:extends|implements) /)) if (isShape(one.node)) this.noteAbove(one);
  }

  /** Every shape that an annotation speaks of: of a promise, of a list, or one of several. */
  in(annotation: unknown, module: Module, seen = new Set<SyntaxNode>()): Shape[] {
    const node = annotation as SyntaxNode | null | undefined;
    if (!node || node.type === 'TSFunctionType' || seen.has(node)) return [];
    seen.add(node);
    if (node.type === 'TSTypeLiteral') return [{ module, node }];
    const named = namedType(node);
    return [
      ...(named ? this.named(named, module, seen) : []),
      ...partsIn(node).flatMap((part) => this.in(part, module, seen)),
    ];
  }

  /** The members of a name that a value of a shape may have: its own, those from above, and those of what is below it. */
  members(shape: Shape, name: string): Member[] {
    const key = `${keyOf(shape)} ${name}`;
    const known = this.known.get(key) ?? this.membersOf(shape, name);
    this.known.set(key, known);
    return known;
  }

  private membersOf(shape: Shape, name: string): Member[] {
    const members = this.withBelow(shape).flatMap((self) =>
      this.own(self, name).map((each) => ({ ...each, self, name })),
    );
    return [...new Map(members.map((member) => [`${keyOf(member.self)} ${member.node.start}`, member])).values()];
  }

  /** What a member gives: its type, or that of its answer. */
  given({ node, module }: Member, typeOf: (value: SyntaxNode) => Shape[]): Shape[] {
    const annotated = node.returnType ?? node.typeAnnotation;
    if (annotated) return this.in(resultIn(annotated as SyntaxNode), module);
    return node.value && node.type !== 'StringLiteral' ? typeOf(node.value as SyntaxNode) : [];
  }

  private own(shape: Shape, name: string, seen = new Set<SyntaxNode>()): Declared[] {
    if (seen.has(shape.node)) return [];
    seen.add(shape.node);
    const { module } = shape;
    const found = membersIn(shape.node).filter(({ key }) => key && nameOf(key) === name);
    if (found.length > 0) return found.map((node) => ({ module, node }));
    const property = parametersOf(shape.node).find((parameter) => nameOf(targetOf(parameter)) === name);
    if (property) return [{ module, node: targetOf(property) }];
    return this.above(shape).flatMap((each) => this.own(each, name, seen));
  }

  private above({ node, module }: Shape): Shape[] {
    const listed = [...listOf(node.extends), ...listOf(node.implements)];
    const names = [node.superClass, ...listed.map(({ expression }) => expression)] as (SyntaxNode | null | undefined)[];
    return names.flatMap((each) => (each?.type === 'Identifier' ? this.named(nameOf(each), module) : []));
  }

  private noteAbove(shape: Shape): void {
    for (const { node } of this.above(shape)) this.below.set(node, [...(this.below.get(node) ?? []), shape]);
  }

  private withBelow(shape: Shape): Shape[] {
    return [shape, ...(this.below.get(shape.node) ?? []).flatMap((each) => this.withBelow(each))];
  }

  private named(name: string, module: Module, seen = new Set<SyntaxNode>()): Shape[] {
    const found = this.tree.find(name, module);
    if (!found) return [];
    if (found.node.type === 'TSTypeAliasDeclaration') return this.in(found.node.typeAnnotation, found.module, seen);
    return isShape(found.node) ? [found] : [];
  }
}

export const keyOf = ({ module, node }: Declared): string => `${module.path}:${node.start}`;

/** The constructor of a class. */
export const constructorOf = (node: SyntaxNode): SyntaxNode | undefined =>
  membersIn(node).find(({ kind }) => kind === 'constructor');

const isShape = ({ type }: SyntaxNode): boolean => /^(?:Class|TSInterface)Declaration$/.test(type);

const listOf = (nodes: unknown): SyntaxNode[] => (nodes ?? []) as SyntaxNode[];

export const membersIn = ({ body, members }: SyntaxNode): SyntaxNode[] =>
  listOf(members ?? (body as SyntaxNode | undefined)?.body);

const parametersOf = (node: SyntaxNode): SyntaxNode[] =>
  listOf(constructorOf(node)?.params).filter(({ type }) => type === 'TSParameterProperty');

/** What a parameter of a constructor is called that is a property, too. */
const targetOf = ({ parameter }: SyntaxNode): SyntaxNode => {
  const { left } = parameter as SyntaxNode;
  return (left ?? parameter) as SyntaxNode;
};

const namedType = ({ type, typeName }: SyntaxNode): string | undefined =>
  type === 'TSTypeReference' && (typeName as SyntaxNode).type === 'Identifier' ? nameOf(typeName) : undefined;

/** Of the type of a function what it returns. */
const resultIn = (annotation: SyntaxNode): SyntaxNode => {
  const inner = annotation.typeAnnotation as SyntaxNode | undefined;
  return inner?.type === 'TSFunctionType' ? (inner.typeAnnotation as SyntaxNode) : annotation;
};
