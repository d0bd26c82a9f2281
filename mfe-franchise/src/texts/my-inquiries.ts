import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  myApplicationStatus: 'My application status',
  loadingYourApplication: 'Loading your application',
  couldntLoadYourApplication: "Couldn't load your application.",
  youHaventAppliedYet: "You haven't applied yet",
  thePreApplicationTakesAbout: 'The pre-application takes about ten minutes.',
  apply: 'Apply',
  applyForAnotherRegion: 'Apply for another region',
  candidatePortal: 'Candidate portal',
  inquiry: 'Inquiry {id}',
  inquirySent: 'Inquiry {id}, sent {createdAt}. {investmentLevel}, {timeframe}.',
  notAMatchThisTime: 'Not a match this time',
  since: 'Since {statusSince}',
});
