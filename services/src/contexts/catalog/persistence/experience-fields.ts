import type { ChangeExperienceDto, WriteExperienceDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { ExperienceRow } from './experience.row.js';

/** What the form of a new experience says, as its row has it. @throws {Refusal} AGES_CROSSED */
export function experienceFields({ slug: _, ...said }: WriteExperienceDto): Partial<ExperienceRow> {
  const fields = saidFields(said);
  mustNotCross({ minAge: said.minAge, maxAge: said.maxAge });
  return fields;
}

/** What a change says; what it leaves out is not among it. @throws {Refusal} AGES_CROSSED */
export function changedFields(said: Partial<ChangeExperienceDto>, old: ExperienceRow): Partial<ExperienceRow> {
  const fields = saidFields(said);
  mustNotCross({ ...old, ...fields });
  return fields;
}

/** A category popular or new ticks what it says where nothing is said of that (decisions.md G40; the form ticks it when the category is chosen). */
const saidFields = ({ version: _, price, tags, isPopular, isNew, ...said }: Partial<ChangeExperienceDto>) =>
  omitUndefined({
    ...said,
    price: price === undefined ? undefined : centsOf(price),
    tags: tags && [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    requirements: orNull(said.requirements),
    specialEquipment: orNull(said.specialEquipment),
    isPopular: isPopular ?? (said.category === 'popular' || undefined),
    isNew: isNew ?? (said.category === 'new' || undefined),
  });

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function mustNotCross({ minAge, maxAge }: Pick<ExperienceRow, 'minAge' | 'maxAge'>): void {
  if (maxAge < minAge)
    throw new Refusal('AGES_CROSSED', {}, [
      { field: 'maxAge', message: 'The maximum age can’t be below the minimum age.' },
    ]);
}
