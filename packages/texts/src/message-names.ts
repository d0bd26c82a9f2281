import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** The names of a message by its real grammar: what its type (message-types) must say, too. @throws {SyntaxError} */
export const messageNames = (message: string): string[] => [...new Set(namesIn(parse(message)))].sort();

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [element.value, ...insideOf(element).flatMap(namesIn)];
  });

const insideOf = (element: MessageFormatElement): (readonly MessageFormatElement[])[] => {
  if (isTagElement(element)) return [element.children];
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).map(({ value }) => value);
  return [];
};
