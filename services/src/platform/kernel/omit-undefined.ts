/** What was said, without what was left out. Null was said. */
export const omitUndefined = <Fields extends object>(
  fields: Fields,
): Partial<{ [Name in keyof Fields]: Exclude<Fields[Name], undefined> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
