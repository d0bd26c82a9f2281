import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

/**
 * Compiles an ICU message for a bundle.
 * @returns an expression: a string, or a call of `textOf` (compiled-text)
 * @throws {SyntaxError} also for a number, a date or an ordinal in it: values come as people read them
 */
export const compileMessage = (message: string): string => {
  const ast = parse(message);
  const [first] = ast;
  if (ast.length === 1 && first && isLiteralElement(first)) return JSON.stringify(first.value);
  return `/*#__PURE__*/ textOf((v, plural, select) => ${piecesOf(ast)})`;
};

const piecesOf = (elements: readonly MessageFormatElement[]): string => `[${elements.map(codeOf).join(', ')}]`;

const codeOf = (element: MessageFormatElement): string => {
  if (isLiteralElement(element)) return JSON.stringify(element.value);
  if (isPoundElement(element)) return 'count';
  const value = `v[${JSON.stringify(element.value)}]`;
  if (isArgumentElement(element)) return value;
  return isTagElement(element) ? `${value}(${piecesOf(element.children)})` : choiceOf(element, value);
};

const choiceOf = (element: MessageFormatElement, value: string): string => {
  if (isSelectElement(element)) return `...select(${value}, ${casesOf(element)})`;
  if (isPluralElement(element) && element.pluralType === 'cardinal')
    return `...plural(${[value, casesOf(element), ...(element.offset ? [element.offset] : [])].join(', ')})`;
  throw new SyntaxError(`${value} is of a type that no message may have`);
};

const casesOf = ({ options }: PluralElement | SelectElement): string => {
  const cases = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: (count) => ${piecesOf(value)}`,
  );
  return `{ ${cases.join(', ')} }`;
};
