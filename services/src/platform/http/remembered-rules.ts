import { getMetadataStorage } from 'class-validator';

type Collect = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

/**
 * Has the library remember the rules of each class. They are there once the class is, and do not change, but the library
 * collects them anew for every object, going through all classes that there are (docs/adr/0041).
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const collect: Collect = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Map<string, ReturnType<Collect>>>();
  // biome-ignore lint/complexity/useMaxParams: as the library calls it
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return collect(target, schema, always, strictGroups, groups);
    const ofClass = known.get(target) ?? new Map<string, ReturnType<Collect>>();
    known.set(target, ofClass);
    const rules = ofClass.get(schema) ?? collect(target, schema, always, strictGroups, groups);
    ofClass.set(schema, rules);
    return rules;
  };
}
