import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  howWasIt: 'How was {experience}?',
  tellOthersAboutYourVisit:
    'Thank you for visiting us. Would you tell others what your visit was like? It takes a minute.',
  experience: 'Experience',
  venue: 'Venue',
  dateOfVisit: 'Date of visit',
  writeAReview: 'Write a review',
  stopAskingMe: 'Don’t ask me for reviews',
  weReadEveryReview: 'We read every review before it’s shown, and show the good and the bad.',
  theLinkIsForYou: 'The link opens your booking, so please don’t forward this email.',
});
