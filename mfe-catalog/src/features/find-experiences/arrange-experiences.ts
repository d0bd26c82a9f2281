import type { ExperienceView } from '@northlight/contracts';

export const categories = ['all', 'popular', 'new', 'kids', 'adults'] as const;
export const sorts = ['popular', 'newest', 'price-low', 'price-high', 'duration'] as const;

export type Category = (typeof categories)[number];
export type Sort = (typeof sorts)[number];

/** What a visitor asks the catalogue for. */
export interface Search {
  readonly text: string;
  readonly category: Category;
  readonly sort: Sort;
}

export const everything: Search = { text: '', category: 'all', sort: 'popular' };

/** Categories of the filter go by flags and ages, not by the record's own category (§5, decisions.md C2). */
const belongsTo: Record<Category, (experience: ExperienceView) => boolean> = {
  all: () => true,
  popular: ({ isPopular }) => isPopular,
  new: ({ isNew }) => isNew,
  kids: ({ minAge }) => minAge <= 5,
  adults: ({ minAge }) => minAge >= 18,
};

type Order = (a: ExperienceView, b: ExperienceView) => number;

/** Ties go by id (decisions.md G39). */
const orders: Record<Sort, readonly Order[]> = {
  popular: [
    (a, b) => Number(b.isPopular) - Number(a.isPopular),
    (a, b) => a.displayOrder - b.displayOrder,
    (a, b) => a.name.localeCompare(b.name, 'en'),
  ],
  newest: [(a, b) => b.createdAt.localeCompare(a.createdAt)],
  'price-low': [(a, b) => a.price - b.price],
  'price-high': [(a, b) => b.price - a.price],
  duration: [(a, b) => a.duration - b.duration],
};

/** The experiences that a search finds, in its order. Looks into name and description, whatever the case (§5). */
export function arrangeExperiences(all: readonly ExperienceView[], { text, category, sort }: Search): ExperienceView[] {
  const wanted = text.trim().toLowerCase();
  const mentions = ({ name, description }: ExperienceView) =>
    [name, description].some((words) => words.toLowerCase().includes(wanted));
  return all.filter((one) => mentions(one) && belongsTo[category](one)).toSorted(inOrder([...orders[sort], byId]));
}

const byId: Order = (a, b) => a.id - b.id;

const inOrder =
  (rules: readonly Order[]): Order =>
  (a, b) =>
    rules.reduce((so, rule) => so || rule(a, b), 0);
