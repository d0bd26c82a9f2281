import { getMetadataStorage } from 'class-validator';
import type { Rules } from './route.js';

/**
 * The fields that a client may leave out: those with a default, and those whose rules do not count while they are absent
 * (`@IsOptional`, `@ValidateIf`, `@EachMayBeLeftOut`).
 */
export const optionalFields = (rules: Rules): string[] => fieldsOf(rules, true);

/** The fields without which a client is refused. */
export const requiredFields = (rules: Rules): string[] => fieldsOf(rules, false);

function fieldsOf(rules: Rules, isOptional: boolean): string[] {
  const defaults = new rules() as Readonly<Record<string, unknown>>;
  const stated = getMetadataStorage().getTargetValidationMetadatas(rules, '', true, false);
  const names = [...new Set([...Object.keys(defaults), ...stated.map(({ propertyName }) => propertyName)])];
  const mayBeAbsent = (name: string): boolean => {
    const conditions = stated.filter((rule) => rule.propertyName === name && rule.type === 'conditionalValidation');
    return defaults[name] !== undefined || conditions.some(({ constraints: [holds] }) => !holds({}, undefined));
  };
  return names.filter((name) => mayBeAbsent(name) === isOptional).sort();
}
