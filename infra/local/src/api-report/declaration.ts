import { type ParsedModule, partsIn, type Span, type SyntaxNode } from '../syntax/syntax-node.js';

interface Cut extends Span {
  readonly becomes: string;
}

const withBody =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|ObjectMethod|TSDeclareMethod)$/;
const hidden = /^(?:Decorator|ClassPrivate\w+|StaticBlock)$/;

/**
 * What users of a name see of it, on one line: no body, no style, no comment, no private member. The same declaration in
 * other lines is the same text.
 */
export function declarationOf(node: SyntaxNode, module: ParsedModule): string {
  const cuts = visibleIn(whole(node)).flatMap(cutsAt);
  const comments = module.comments.map((comment) => ({ ...comment, becomes: ' ' }));
  return inOneLine(textWithout(whole(node), [...cuts, ...comments], module.text));
}

/** The names of types and constants that a declaration is told with. */
export function namesIn(node: SyntaxNode): string[] {
  return visibleIn(whole(node))
    .flatMap(({ typeName, exprName, type, expression }) => [
      typeName,
      exprName,
      /^TS(?:InterfaceHeritage|ExpressionWithTypeArguments)$/.test(type) ? expression : undefined,
    ])
    .map((name) => (name as SyntaxNode | undefined)?.name)
    .filter((name) => typeof name === 'string');
}

/** A constant whose type is written is told by that type alone. */
const whole = (node: SyntaxNode): SyntaxNode => {
  const id = node.id as SyntaxNode | undefined;
  return node.type === 'VariableDeclarator' && id?.typeAnnotation ? id : node;
};

/** A node and everything in it that users see, each before its parts. */
function visibleIn(node: SyntaxNode): SyntaxNode[] {
  const cuts = cutsAt(node);
  const isCut = ({ start, end }: Span): boolean => cuts.some((cut) => start >= cut.start && end <= cut.end);
  return [
    node,
    ...(isCut(node)
      ? []
      : partsIn(node)
          .filter((part) => !isCut(part))
          .flatMap(visibleIn)),
  ];
}

function cutsAt(node: SyntaxNode): Cut[] {
  if (hidden.test(node.type) || node.accessibility === 'private') return [cut(node)];
  const decorators = ((node.decorators ?? []) as SyntaxNode[]).map((decorator) => cut(decorator));
  if (node.type === 'TaggedTemplateExpression') return [cut(node.quasi as SyntaxNode, '`…`')];
  return withBody.test(node.type) && node.body ? [cut(node.body as SyntaxNode), ...decorators] : decorators;
}

const cut = ({ start, end }: Span, becomes = ''): Cut => ({ start, end, becomes });

function textWithout({ start, end }: Span, cuts: readonly Cut[], text: string): string {
  let at = start;
  let saved = '';
  for (const each of [...cuts].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (each.start < at || each.end > end) continue;
    saved += text.slice(at, each.start) + each.becomes;
    at = each.end;
  }
  return saved + text.slice(at, end);
}

/** How a formatter breaks lines is no part of a declaration. */
const inOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([=:(<,]) ?\| /g, '$1 ')
    .replace(/([([<]) /g, '$1')
    .replace(/,? ([)\]]|>(?!=))/g, '$1')
    .replace(/[,;]? }/g, ' }')
    .replace(/=> ?\(\)(?! =>)/g, '=>')
    .trim()
    .replace(/^export |;$/g, '');
