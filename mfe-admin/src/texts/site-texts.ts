import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  siteText: 'Site text',
  changesGoLive: 'Changes go live immediately.',
  text: 'Text',
  backToSiteText: 'Back to site text',
  textNotFound: 'Text not found',
  noTextWithThisName: 'There’s no text with this name.',
  shownOn: 'Shown on: {where} (new tab)',
});
