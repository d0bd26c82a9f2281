import { getMetadataStorage } from 'class-validator';

/**
 * The names of the fields that a DTO class has rules for: first those that are given, in their order, then the others.
 * @param without those that the form has no control for
 */
export function ruledFields<Values extends object>(
  rules: new () => Values,
  first: readonly (keyof Values & string)[],
  without: readonly (keyof Values & string)[] = [],
): (keyof Values & string)[] {
  const ruled = getMetadataStorage().getTargetValidationMetadatas(rules, '', true, false);
  const names = [...first, ...ruled.map(({ propertyName }) => propertyName as keyof Values & string)];
  return [...new Set(names)].filter((name) => !without.includes(name));
}
