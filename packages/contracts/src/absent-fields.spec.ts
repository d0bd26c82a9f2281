import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import * as contracts from './index.js';

type Dto = new () => object;

const hasRules = (value: unknown): value is Dto =>
  typeof value === 'function' && getMetadataStorage().getTargetValidationMetadatas(value, '', false, false).length > 0;

const dtos = Object.values(contracts).filter(hasRules);

/** Rules that speak of too much, or of how a text is written: none of them is what an absent field breaks. */
const ofExcess = ['maxLength', 'max', 'arrayMaxSize', 'oneLine', 'isLineNote', 'isShortNote'];

/** The rules that are told of an object without any field, as 'field: rule'. */
const brokenWhenEmpty = (dto: Dto): string[] =>
  validateSync(plainToInstance(dto, {}, { exposeDefaultValues: true }), { stopAtFirstError: true }).flatMap(
    ({ property, constraints = {} }) => Object.keys(constraints).map((rule) => `${property}: ${rule}`),
  );

describe('a field that is absent', () => {
  it('is looked for in every form and query of the API', () => {
    expect(dtos.length).toBeGreaterThan(60);
  });

  it.each(dtos.map((dto) => [dto.name, dto] as const))('of %s is asked for, not told to be shorter', (_, dto) => {
    expect(brokenWhenEmpty(dto).filter((broken) => ofExcess.some((rule) => broken.endsWith(`: ${rule}`)))).toEqual([]);
  });

  it.each<Dto>([
    contracts.ChangeExperienceDto,
    contracts.ChangeVenueDto,
    contracts.ChangeMembershipDto,
    contracts.ChangeProductDto,
  ])('is left as it was by %s, and null is no such field', (dto) => {
    expect(brokenWhenEmpty(dto)).toEqual([]);
    expect(Object.keys(plainToInstance(dto, {}, { exposeDefaultValues: true }))).toEqual([]);
    expect(validateSync(plainToInstance(dto, { description: null }))).toHaveLength(1);
  });

  it('that may be null may be so in a change, too', () => {
    const none = { requirements: null, specialEquipment: null };
    expect(validateSync(plainToInstance(contracts.ChangeExperienceDto, none))).toEqual([]);
  });

  it('of a plan is told by the text of its form', () => {
    const [name] = validateSync(new contracts.CreateMembershipDto(), { stopAtFirstError: true }).filter(
      ({ property }) => property === 'name',
    );
    expect(Object.values(name?.constraints ?? {})).toEqual(['Name must be at least 2 characters']);
  });
});
