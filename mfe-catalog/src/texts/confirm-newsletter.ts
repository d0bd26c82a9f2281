import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourSubscription: 'Confirm your subscription',
  confirmSubscription: 'Confirm subscription',
  confirming: 'Confirming...',
  youreOnTheListEvery: "You're on the list. Every newsletter has an unsubscribe link.",
  exploreExperiences: 'Explore experiences',
  enterYourEmailAgain: "Enter your email again at the bottom of this page, and we'll send you a new link.",
  confirmThatYoudLike: "Confirm that you'd like to get our newsletter at the email address this link was sent to.",
});
