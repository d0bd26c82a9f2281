import type { ChangeExperienceDto, WriteExperienceDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { saidOnly } from '../../../platform/kernel/said-only.js';
import type { ExperienceColumns } from './edited-experiences.js';

const usual = { requirements: null, special_equipment: null, is_popular: false, is_new: false };

/** What the form of a new experience says, as columns. @throws {Refusal} AGES_CROSSED */
export function columnsOf(said: WriteExperienceDto): ExperienceColumns {
  const columns = { ...usual, ...saidOnly(saidColumns(said)) } as ExperienceColumns;
  mustNotCross(columns);
  return columns;
}

/** What a change says, as columns; what it leaves out is not among them. @throws {Refusal} AGES_CROSSED */
export function changedColumns(said: Partial<ChangeExperienceDto>, old: ExperienceColumns): Partial<ExperienceColumns> {
  const columns = saidOnly(saidColumns(said));
  mustNotCross({ ...old, ...columns });
  return columns;
}

/** A category popular or new ticks what it says where nothing is said of that (decisions.md G40; the form ticks it when the category is chosen). */
const saidColumns = (said: Partial<ChangeExperienceDto>) => ({
  name: said.name,
  short_description: said.shortDescription,
  description: said.description,
  price_cents: said.price === undefined ? undefined : centsOf(said.price),
  duration: said.duration,
  min_age: said.minAge,
  max_age: said.maxAge,
  category: said.category,
  tags: said.tags && [...new Set(said.tags.map((tag) => tag.trim()).filter(Boolean))],
  requirements: orNull(said.requirements),
  special_equipment: orNull(said.specialEquipment),
  display_order: said.displayOrder,
  is_popular: said.isPopular ?? (said.category === 'popular' || undefined),
  is_new: said.isNew ?? (said.category === 'new' || undefined),
});

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function mustNotCross({ min_age, max_age }: Pick<ExperienceColumns, 'min_age' | 'max_age'>): void {
  if (max_age < min_age)
    throw new Refusal('AGES_CROSSED', {}, [
      { field: 'maxAge', message: 'The maximum age can’t be below the minimum age.' },
    ]);
}
