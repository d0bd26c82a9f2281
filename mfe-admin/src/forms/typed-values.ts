/**
 * What the controls of a form begin with, as text: numbers and lists are text while somebody types them, and the rules read
 * them. What a thing does not say is as in a new one: the release before did not know the field.
 * @param rules the DTO class of a new one
 */
export const typedValues = (
  names: readonly string[],
  rules: new () => object,
  thing: object = {},
): Readonly<Record<string, string | boolean>> => {
  const values = new Map<string, unknown>([...Object.entries(new rules()), ...Object.entries(thing)]);
  return Object.fromEntries(names.map((name) => [name, typed(values.get(name))]));
};

function typed(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
