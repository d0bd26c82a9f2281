import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  siteText: 'Site text',
  changesGoLive: 'Changes go live immediately.',
  text: 'Text',
  backToSiteText: 'Back to site text',
  textNotFound: 'Text not found',
  thereIsNone: 'There’s no text with this name.',
  loadingTheText: 'Loading the text',
  shownOn: 'Shown on: {where} (new tab)',
});
