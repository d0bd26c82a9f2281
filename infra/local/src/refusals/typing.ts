import { nameOf } from '../api-report/source-module.js';
import type { SyntaxNode } from '../syntax/syntax-node.js';
import { Scope } from './scope.js';
import type { Member, Shape, Shapes } from './shapes.js';
import type { Declared, Module } from './source-tree.js';

/** Says of expressions which shapes they may have, as far as annotations and `new` tell. */
export class Typing {
  private readonly under = new Set<SyntaxNode>();

  constructor(readonly shapes: Shapes) {}

  of(node: SyntaxNode, scope: Scope): Shape[] {
    if (this.under.has(node)) return [];
    this.under.add(node);
    try {
      return this.rules[node.type]?.(node, scope) ?? [];
    } finally {
      this.under.delete(node);
    }
  }

  /** The members that `object.name` may be. */
  members(node: SyntaxNode, scope: Scope): Member[] {
    if (node.computed) return [];
    const name = nameOf((node.property as SyntaxNode).id ?? node.property);
    return this.of(node.object as SyntaxNode, scope).flatMap((shape) => this.shapes.members(shape, name));
  }

  /** What a name at the top of a module, or of a function round it, has. */
  found({ module, node }: Declared): Shape[] {
    const annotation = (node.id as SyntaxNode | undefined)?.typeAnnotation ?? node.returnType;
    if (annotation) return this.shapes.in(annotation, module);
    if (node.type === 'ClassDeclaration') return [{ module, node }];
    return node.init ? this.of(node.init as SyntaxNode, new Scope(module)) : [];
  }

  given(member: Member): Shape[] {
    return this.shapes.given(member, (value) => this.of(value, new Scope(member.module, member.self)));
  }

  /** Declares what a pattern names. */
  declare(pattern: SyntaxNode, shapes: () => Shape[], scope: Scope): void {
    const { typeAnnotation } = pattern;
    const declared = typeAnnotation ? () => this.shapes.in(typeAnnotation, scope.module) : shapes;
    if (pattern.type === 'Identifier') scope.declare(nameOf(pattern), declared);
    for (const [part, name] of partsOf(pattern))
      this.declare(part, name === undefined ? declared : () => this.part(declared(), name), scope);
  }

  /** The shapes of the parameters that a function given at a place of a call gets. */
  parametersGiven(call: SyntaxNode, nth: number, scope: Scope): (parameter: number) => Shape[] {
    const callee = call.callee as SyntaxNode;
    const called = this.called(callee, scope);
    if (called.length === 0) return () => (callee.object ? this.of(callee.object as SyntaxNode, scope) : []);
    return (parameter) =>
      called.flatMap(({ node, module }) => this.parameterOf(parameterIn(node, nth), parameter, module));
  }

  private called(callee: SyntaxNode, scope: Scope): Declared[] {
    if (isMember(callee)) return this.members(callee, scope);
    if (callee.type !== 'Identifier' || scope.find(nameOf(callee))) return [];
    const found = this.shapes.tree.find(nameOf(callee), scope.module);
    return found ? [found] : [];
  }

  private parameterOf(annotation: SyntaxNode | undefined, nth: number, module: Module): Shape[] {
    if (annotation?.type === 'TSFunctionType')
      return this.shapes.in((annotation.parameters as SyntaxNode[])[nth]?.typeAnnotation, module);
    const alias = annotation?.type === 'TSTypeReference' && this.shapes.tree.find(nameOf(annotation.typeName), module);
    if (!alias) return [];
    const { node, module: there } = alias;
    return this.parameterOf(node.typeAnnotation as SyntaxNode | undefined, nth, there);
  }

  private part(shapes: Shape[], name: string): Shape[] {
    return shapes.flatMap((shape) => this.shapes.members(shape, name)).flatMap((member) => this.given(member));
  }

  private readonly rules: Readonly<Record<string, (node: SyntaxNode, scope: Scope) => Shape[]>> = {
    ThisExpression: (_, { self }) => (self ? [self] : []),
    Identifier: (node, scope) => {
      const local = scope.find(nameOf(node));
      if (local) return local();
      const found = this.shapes.tree.find(nameOf(node), scope.module);
      return found ? this.found(found) : [];
    },
    NewExpression: ({ callee }, scope) => this.of(callee as SyntaxNode, scope),
    MemberExpression: (node, scope) => {
      if (node.computed) return this.of(node.object as SyntaxNode, scope);
      return this.members(node, scope).flatMap((member) => this.given(member));
    },
    CallExpression: ({ callee }, scope) => {
      const called = callee as SyntaxNode;
      if (!isMember(called)) return this.of(called, scope);
      const members = this.members(called, scope);
      return members.length > 0
        ? members.flatMap((member) => this.given(member))
        : this.of(called.object as SyntaxNode, scope);
    },
    OptionalMemberExpression: (node, scope) => this.rules.MemberExpression?.(node, scope) ?? [],
    OptionalCallExpression: (node, scope) => this.rules.CallExpression?.(node, scope) ?? [],
    ArrowFunctionExpression: ({ returnType, body }, scope) =>
      returnType ? this.shapes.in(returnType, scope.module) : this.of(body as SyntaxNode, scope),
    ConditionalExpression: ({ consequent, alternate }, scope) => this.all([consequent, alternate], scope),
    LogicalExpression: ({ left, right }, scope) => this.all([left, right], scope),
    ArrayExpression: ({ elements }, scope) => this.all(elements, scope),
    SpreadElement: ({ argument }, scope) => this.all([argument], scope),
    AwaitExpression: ({ argument }, scope) => this.all([argument], scope),
    AssignmentExpression: ({ right }, scope) => this.all([right], scope),
    ParenthesizedExpression: ({ expression }, scope) => this.all([expression], scope),
    TSNonNullExpression: ({ expression }, scope) => this.all([expression], scope),
    TSSatisfiesExpression: ({ expression }, scope) => this.all([expression], scope),
    TSAsExpression: ({ expression, typeAnnotation }, scope) => {
      const annotated = this.shapes.in(typeAnnotation, scope.module);
      return annotated.length > 0 ? annotated : this.of(expression as SyntaxNode, scope);
    },
  };

  private all(nodes: unknown, scope: Scope): Shape[] {
    return (nodes as (SyntaxNode | null)[]).flatMap((node) => (node ? this.of(node, scope) : []));
  }
}

export const isMember = ({ type }: SyntaxNode): boolean => /^(?:Optional)?MemberExpression$/.test(type);

/** The patterns in a pattern, each with the name of the property that it takes. */
function partsOf(pattern: SyntaxNode): [SyntaxNode, string?][] {
  const { left, argument, parameter, properties, elements } = pattern;
  const inner = left ?? argument ?? parameter;
  if (inner) return [[inner as SyntaxNode]];
  const listed = (elements ?? []) as (SyntaxNode | null)[];
  return [
    ...listed.flatMap((each): [SyntaxNode][] => (each ? [[each]] : [])),
    ...((properties ?? []) as SyntaxNode[]).map((each): [SyntaxNode, string?] =>
      each.type === 'RestElement' ? [each] : [each.value as SyntaxNode, nameOf(each.key)],
    ),
  ];
}

/** The annotation of the nth parameter of a function or method. */
function parameterIn({ params, parameters, init }: SyntaxNode, nth: number): SyntaxNode | undefined {
  const listed = (params ?? parameters ?? (init as SyntaxNode | undefined)?.params ?? []) as SyntaxNode[];
  const parameter = listed[nth];
  const pattern = (parameter?.left ?? parameter?.parameter ?? parameter) as SyntaxNode | undefined;
  return (pattern?.typeAnnotation as SyntaxNode | undefined)?.typeAnnotation as SyntaxNode | undefined;
}
