import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pageNotFound: '404 Page Not Found',
  didYouForgetToAdd: 'Did you forget to add the page to the router?',
  home: 'Home',
  experiences: 'Experiences',
  searchExperiences: 'Search experiences',
  search: 'Search',
});
