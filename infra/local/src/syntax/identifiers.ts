import { parseModule, partsIn, type SyntaxNode } from './syntax-node.js';

/** The part of a node that names a member of something else. */
const memberOf: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  JSXMemberExpression: 'property',
  TSQualifiedName: 'right',
};

/** A key that is quoted and no text. */
const quotedName = /^[\w$-]+$/;

/** Every name in a module, quoted keys too, that is not one of something else's members. */
export function identifiersIn(text: string, options: { readonly jsx: boolean }): string[] {
  return namesIn(parseModule(text, options).program);
}

function namesIn(node: SyntaxNode): string[] {
  const member = node.computed ? undefined : node[memberOf[node.type] ?? ''];
  const parts = partsIn(node).filter((part) => part !== member);
  return [...ownName(node), ...parts.flatMap(namesIn)];
}

function ownName({ type, name, key }: SyntaxNode): string[] {
  if (type === 'Identifier' || type === 'JSXIdentifier') return [String(name)];
  const { type: kind, value } = (key ?? {}) as Partial<SyntaxNode>;
  return kind === 'StringLiteral' && quotedName.test(String(value)) ? [String(value)] : [];
}
