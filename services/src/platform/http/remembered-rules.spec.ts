import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, MaxLength, validateSync } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Guest {
  @IsString()
  @MaxLength(3)
  readonly name: unknown;

  constructor(name: unknown) {
    this.name = name;
  }
}

class Party extends Guest {
  @IsInt({ groups: ['desk'] })
  readonly seats: unknown;

  constructor(name: unknown, seats: unknown) {
    super(name);
    this.seats = seats;
  }
}

const broken = (object: object, groups?: string[]): string[] =>
  validateSync(object, groups ? { groups } : {}).flatMap(({ property, constraints = {} }) =>
    Object.keys(constraints).map((rule) => `${property} ${rule}`),
  );

describe('the rules of a class', () => {
  const storage = getMetadataStorage();
  const collect = storage.getTargetValidationMetadatas;
  let collected: unknown[];

  beforeEach(() => {
    collected = [];
    // biome-ignore lint/complexity/useMaxParams: as the library calls it
    storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
      collected.push(target);
      return collect.call(storage, target, schema, always, strictGroups, groups);
    };
    rememberRules();
  });
  afterEach(() => {
    storage.getTargetValidationMetadatas = collect;
  });

  it('are collected for the first object of the class, and hold for all', () => {
    expect(broken(new Guest('Ann'))).toEqual([]);
    expect(broken(new Guest('Anna'))).toEqual(['name maxLength']);
    expect(broken(new Guest(1)).sort()).toEqual(['name isString', 'name maxLength']);
    expect(collected).toEqual([Guest]);
  });

  it('are those of the class itself, not of the one it extends', () => {
    expect(broken(new Guest('Anna'))).toEqual(['name maxLength']);
    expect(broken(new Party('Anna', 'two')).sort()).toEqual(['name maxLength', 'seats isInt']);
    expect(collected).toEqual([Guest, Party]);
  });

  it('are collected as ever where only some of them are asked for', () => {
    expect(broken(new Party('Anna', 'two'), ['desk'])).toEqual(['seats isInt']);
    expect(broken(new Party('Anna', 'two'), ['door'])).toEqual(['undefined unknownValue']); // no rule at all
    expect(collected).toEqual([Party, Party]);
  });
});
