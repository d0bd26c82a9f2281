import type { ExperienceView } from '@northlight/contracts';
import { texts } from '../../texts/find.ts';
import { type Finder, inOrder, type Order, type Search, thatMention } from './finder.ts';

type Category = 'all' | 'popular' | 'new' | 'kids' | 'adults';
type Sort = 'popular' | 'newest' | 'price-low' | 'price-high' | 'duration';

export type ExperienceSearch = Search<Category, Sort>;

/** How the catalogue can be searched (§2). */
export const experienceFinder: Finder<Category, Sort> = {
  name: texts.experiences,
  categories: { all: texts.all, popular: texts.popular, new: texts.new, kids: texts.kids, adults: texts.adults },
  sorts: {
    popular: texts.mostPopular,
    newest: texts.newestFirst,
    'price-low': texts.priceLowToHigh,
    'price-high': texts.priceHighToLow,
    duration: texts.shortestFirst,
  },
  everything: { text: '', category: 'all', sort: 'popular' },
};

/** Categories of the filter go by flags and ages, not by the record's own category (§5, decisions.md C2). */
const belongsTo: Record<Category, (experience: ExperienceView) => boolean> = {
  all: () => true,
  popular: ({ isPopular }) => isPopular,
  new: ({ isNew }) => isNew,
  kids: ({ minAge }) => minAge <= 5,
  adults: ({ minAge }) => minAge >= 18,
};

const orders: Record<Sort, readonly Order<ExperienceView>[]> = {
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

/** The experiences that a search finds, in its order. */
export const arrangeExperiences = (all: readonly ExperienceView[], { text, category, sort }: ExperienceSearch) => {
  const found = thatMention(all, text).filter(belongsTo[category]);
  return found.toSorted(inOrder(orders[sort]));
};
