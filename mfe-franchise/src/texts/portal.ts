import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  candidatePortal: 'Candidate portal',
  couldntLoadYourDetails: "Couldn't load your details.",
  openingThePortal: 'Opening the portal',
  welcomeTellUsAboutYour:
    'Welcome, {firstName} {lastName}. Tell us about your business and the property you have in mind. You can come back and make changes.',
  submittedLastChanged: 'Submitted {createdAt}, last changed {updatedAt}.',
  returnToFranchise: 'Return to Franchise',
  detailsSubmitted: 'Details submitted',
  thankYouOurTeam:
    'Thank you. Our team in Rochester has your details about {proposedLocation} and will get back to you.',
  changeMyDetails: 'Change my details',
  verifyingYourAccess: 'Verifying your access',
  accessDenied: 'Access denied',
  iHaveAnAccessCode: 'I have an access code',
  weSendYouACode:
    "We send you a code once you're qualified or a meeting is scheduled. It works for 14 days, and only for the first account that uses it.",
  theAccessCodeIsInvalid: 'The access code is invalid or has expired.',
  checkItForTypos: 'Check it for typos, or ask for a new one by replying to the email it came in.',
  thereWasAnErrorValidating: 'There was an error validating your access code.',
});
