import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  siteText: 'Site text',
  changesGoLiveImmediately: 'Changes go live immediately.',
  text: 'Text',
  backToSiteText: 'Back to site text',
  textNotFound: 'Text not found',
  theresNoText: 'There’s no text with this name.',
  shownOnNewTab: 'Shown on: {where} (new tab)',
});
