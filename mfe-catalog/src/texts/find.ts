import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  experiences: 'Experiences',
  all: 'All',
  popular: 'Popular',
  new: 'New',
  kids: 'Kids',
  adults: 'Adults',
  mostPopular: 'Most popular',
  newestFirst: 'Newest first',
  priceLowToHigh: 'Price, low to high',
  priceHighToLow: 'Price, high to low',
  shortestFirst: 'Shortest first',
  merchandise: 'Merchandise',
  apparel: 'Apparel',
  art: 'Art',
  accessories: 'Accessories',
  collectibles: 'Collectibles',
  featured: 'Featured',
  failedToLoadExperiencesPlease:
    "{noun, select, experience {Failed to load experiences. Please try again.} other {Couldn't load products. Please try again.}}",
  nounSelectExperienceExperience:
    '{noun, select, experience {{count, plural, one {# experience found} other {# experiences found}}} other {{count, plural, one {# product found} other {# products found}}}}',
  noExperiencesFound: '{noun, select, experience {No experiences found} other {No products found}}',
  tryAdjustingYourSearch: 'Try adjusting your search or filter criteria',
  clearFilters: 'Clear Filters',
  search: 'Search',
  searchByNameOrDescription: 'Search by name or description',
  category: 'Category',
  sortBy: 'Sort by',
});
