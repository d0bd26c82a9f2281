/** What is told under names that nobody foresees: an event, a job, what was changed in something, sizes. */
const free = new Set(['data', 'payload', 'old', 'new', 'pictureTexts', 'variantStock']);

/** Where an answer has another form than an example says: fields of another kind, fields more, and fields less. */
export function strangeFields(example: unknown, real: unknown, at = ''): string[] {
  if (example === null || real === null) return [];
  if (Array.isArray(example) && Array.isArray(real)) return real.flatMap((one) => likest(example, one, `${at}[]`));
  if (typeof example !== typeof real || Array.isArray(example) !== Array.isArray(real)) return [`${at}: another kind`];
  return typeof real === 'object' ? differences(example as object, real as object, at) : [];
}

/** An entry is held against the one of the example that it is most like. */
function likest(examples: readonly unknown[], real: unknown, at: string): string[] {
  const tries = examples.map((example) => strangeFields(example, real, at));
  return tries.sort((one, other) => one.length - other.length)[0] ?? [];
}

function differences(example: object, real: object, at: string): string[] {
  const [shown, there] = [new Map(Object.entries(example)), new Map(Object.entries(real))];
  const more = [...there.keys()].filter((name) => !shown.has(name)).map((name) => `${at}.${name}: not in the example`);
  const less = [...shown.keys()].filter((name) => !there.has(name)).map((name) => `${at}.${name}: not in the answer`);
  const within = [...there].filter(([name]) => shown.has(name) && !free.has(name));
  return [
    ...more,
    ...less,
    ...within.flatMap(([name, value]) => strangeFields(shown.get(name), value, `${at}.${name}`)),
  ];
}
