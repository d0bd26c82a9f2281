import { getMetadataStorage } from 'class-validator';
import type { Rules } from './route.js';

/**
 * The fields of a body that a client may leave out: those with a default, and those whose rules do not count while they
 * are absent (`@IsOptional`, `@ValidateIf`, `@EachMayBeLeftOut`).
 */
export function optionalFields(rules: Rules): string[] {
  const defaults = new rules() as Readonly<Record<string, unknown>>;
  const stated = getMetadataStorage().getTargetValidationMetadatas(rules, '', true, false);
  const names = [...new Set([...Object.keys(defaults), ...stated.map(({ propertyName }) => propertyName)])];
  return names
    .filter((name) => {
      const conditions = stated.filter((rule) => rule.propertyName === name && rule.type === 'conditionalValidation');
      return defaults[name] !== undefined || conditions.some(({ constraints: [holds] }) => !holds({}, undefined));
    })
    .sort();
}
