import type { WriteExperienceDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { ExperienceColumns } from './edited-experiences.js';

/** What a form says, as columns. A category popular or new ticks what it says where nothing is said of that (decisions.md G40; the form ticks it when the category is chosen). @throws {Refusal} AGES_CROSSED */
export function columnsOf(said: WriteExperienceDto): ExperienceColumns {
  if (said.maxAge < said.minAge)
    throw new Refusal('AGES_CROSSED', {}, [
      { field: 'maxAge', message: 'The maximum age cannot be below the minimum age.' },
    ]);
  return {
    name: said.name,
    short_description: said.shortDescription,
    description: said.description,
    price_cents: centsOf(said.price),
    duration: said.duration,
    min_age: said.minAge,
    max_age: said.maxAge,
    category: said.category,
    tags: [...new Set(said.tags.map((tag) => tag.trim()).filter(Boolean))],
    requirements: said.requirements || null,
    special_equipment: said.specialEquipment || null,
    display_order: said.displayOrder,
    is_popular: said.isPopular ?? said.category === 'popular',
    is_new: said.isNew ?? said.category === 'new',
  };
}
