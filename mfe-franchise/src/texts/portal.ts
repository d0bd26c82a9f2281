import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  candidatePortal: 'Candidate portal',
  yourDetailsCouldNot: 'Your details could not be loaded.',
  openingThePortal: 'Opening the portal',
  welcomeTellUsAboutYour:
    'Welcome, {firstName} {lastName}. Tell us about your business and the site that you have in mind. You can come back and change it.',
  submittedLastChanged: 'Submitted {createdAt}, last changed {updatedAt}.',
  returnToFranchise: 'Return to Franchise',
  detailsSubmitted: 'Details submitted',
  thankYouTheHeadquarters:
    'Thank you. The headquarters in Rochester has your details about {proposedLocation}, and comes back to you.',
  changeMyDetails: 'Change my details',
  verifyingYourAccess: 'Verifying your access',
  accessDenied: 'Access denied',
  iHaveAnAccessCode: 'I have an access code',
  aCodeIsSent:
    'A code is sent to you once you are qualified or a meeting is set. It is good for 14 days, for the first account that uses it.',
  theAccessCodeIsInvalid: 'The access code is invalid or has expired.',
  checkItForASlip: 'Check it for a slip of the pen, or ask us for a new one: answer the mail that it came with.',
  thereWasAnErrorValidating: 'There was an error validating your access code.',
});
