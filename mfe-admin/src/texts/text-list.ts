import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingSiteText: 'Loading site text',
  couldntLoadSiteText: 'Couldn’t load site text.',
  siteText: 'Site text',
  text: 'Text',
  shownOn: 'Shown on',
  lastChanged: 'Last changed',
  version: 'Version',
});
