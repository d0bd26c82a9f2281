import type { ChangeExperienceDto, WriteExperienceDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { ExperienceRow } from './experience.row.js';

/** What the form of a new experience says, as its row has it. @throws {Refusal} AGES_CROSSED */
export function experienceFields({ slug: _, ...input }: WriteExperienceDto): Partial<ExperienceRow> {
  const fields = inputFields(input);
  mustNotCross({ minAge: input.minAge, maxAge: input.maxAge });
  return fields;
}

/** What a change says; what it leaves out is not among it. @throws {Refusal} AGES_CROSSED */
export function changedFields(input: Partial<ChangeExperienceDto>, old: ExperienceRow): Partial<ExperienceRow> {
  const fields = inputFields(input);
  mustNotCross({ ...old, ...fields });
  return fields;
}

/** A category popular or new ticks what it says where nothing is said of that (decisions.md G40; the form ticks it when the category is chosen). */
const inputFields = ({ version: _, price, tags, isPopular, isNew, ...input }: Partial<ChangeExperienceDto>) =>
  omitUndefined({
    ...input,
    price: price === undefined ? undefined : centsOf(price),
    tags: tags && [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    requirements: orNull(input.requirements),
    specialEquipment: orNull(input.specialEquipment),
    isPopular: isPopular ?? (input.category === 'popular' || undefined),
    isNew: isNew ?? (input.category === 'new' || undefined),
  });

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function mustNotCross({ minAge, maxAge }: Pick<ExperienceRow, 'minAge' | 'maxAge'>): void {
  if (maxAge < minAge)
    throw new Refusal('AGES_CROSSED', {}, [
      { field: 'maxAge', message: 'The maximum age can’t be below the minimum age.' },
    ]);
}
