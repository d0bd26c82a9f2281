import type { ChangeExperienceDto, WriteExperienceDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { ExperienceColumns } from './edited-experiences.js';

const usual = { requirements: null, special_equipment: null, is_popular: false, is_new: false };

/** What the form of a new experience says, as columns. @throws {Refusal} AGES_CROSSED */
export function columnsOf(input: WriteExperienceDto): ExperienceColumns {
  const columns = { ...usual, ...omitUndefined(saidColumns(input)) } as ExperienceColumns;
  mustNotCross(columns);
  return columns;
}

/** What a change says, as columns; what it leaves out is not among them. @throws {Refusal} AGES_CROSSED */
export function changedColumns(
  changes: Partial<ChangeExperienceDto>,
  old: ExperienceColumns,
): Partial<ExperienceColumns> {
  const columns = omitUndefined(saidColumns(changes));
  mustNotCross({ ...old, ...columns });
  return columns;
}

/** A category popular or new ticks what it says where nothing is said of that (decisions.md G40; the form ticks it when the category is chosen). */
const saidColumns = (changes: Partial<ChangeExperienceDto>) => ({
  name: changes.name,
  short_description: changes.shortDescription,
  description: changes.description,
  price_cents: changes.price === undefined ? undefined : centsOf(changes.price),
  duration: changes.duration,
  min_age: changes.minAge,
  max_age: changes.maxAge,
  category: changes.category,
  tags: changes.tags && [...new Set(changes.tags.map((tag) => tag.trim()).filter(Boolean))],
  requirements: orNull(changes.requirements),
  special_equipment: orNull(changes.specialEquipment),
  display_order: changes.displayOrder,
  is_popular: changes.isPopular ?? (changes.category === 'popular' || undefined),
  is_new: changes.isNew ?? (changes.category === 'new' || undefined),
});

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function mustNotCross({ min_age, max_age }: Pick<ExperienceColumns, 'min_age' | 'max_age'>): void {
  if (max_age < min_age)
    throw new Refusal('AGES_CROSSED', {}, [
      { field: 'maxAge', message: 'The maximum age can’t be below the minimum age.' },
    ]);
}
