import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheTexts: 'Loading the texts',
  theTextsCouldNot: 'The texts could not be loaded.',
  texts: 'Texts',
  text: 'Text',
  shownOn: 'Shown on',
  lastChanged: 'Last changed',
  version: 'Version',
});
