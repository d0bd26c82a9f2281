import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheTexts: 'Loading site text',
  theTextsCouldNot: 'Couldn’t load site text.',
  texts: 'Site text',
  text: 'Text',
  shownOn: 'Shown on',
  lastChanged: 'Last changed',
  version: 'Version',
});
