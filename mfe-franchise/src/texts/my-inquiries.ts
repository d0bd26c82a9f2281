import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  myApplicationStatus: 'My application status',
  lookingForYourApplication: 'Looking for your application',
  yourApplicationCouldNot: 'Your application could not be loaded.',
  youHaveNotAppliedYet: 'You have not applied yet',
  thePreApplicationTakesAbout: 'The pre-application takes about ten minutes.',
  apply: 'Apply',
  applyForAnotherRegion: 'Apply for another region',
  candidatePortal: 'Candidate portal',
  inquiry: 'Inquiry {id}',
  inquirySent: 'Inquiry {id}, sent {createdAt}. {investmentLevel}, {timeframe}.',
  notAMatchThisTime: 'Not a match this time',
  since: 'since {statusSince}',
});
