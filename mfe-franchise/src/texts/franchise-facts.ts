import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weHaveYourApplicationExpect: 'We have your application. Expect a follow-up within 2-3 business days.',
  weveTalkedAboutYourCity: "We've talked about your city, your plans, and what it's like to run a venue.",
  yourLocationBudgetAndTimeline:
    'Your location, budget, and timeline are a match. You get an access code for the candidate portal.',
  yourMeetingIsScheduledAdd:
    'Your meeting is scheduled. Add your property and business details in the portal before then.',
  bothSidesHaveSigned: 'Both sides have signed the franchise agreement.',
  youAreHere: 'You are here',
  minimumPersonalInvestment: 'minimum personal investment',
  totalPlannedInvestment: 'Total planned investment',
  whatAVenue: 'What a venue is',
  themedRoomsVirtualReality:
    'Themed rooms, virtual reality, simulators, and interactive art that tell stories in light, sound, and motion. Guests book a time slot, and each slot has a set number of seats.',
  whatWeBring: 'What we bring',
  theExperiencesWithModelsMusic:
    "The experiences, with models, music, and imagery made or commissioned by {productName}, and the platform you're looking at: this website, its booking, memberships, and merchandise.",
  whatYouBring: 'What you bring',
  aCityYouKnow:
    'A city you know, a building or the drive to find one, capital, and either your own time or someone you trust to run the venue.',
  or: '{list} or {last}',
  howSoonWillIHear: 'How soon will I hear from you?',
  within23BusinessDays: 'Within 2-3 business days of applying, from our headquarters in Rochester, NY.',
  doIHaveToRun: 'Do I have to run the venue myself?',
  notNecessarilyTheApplication: "Not necessarily. The application asks how you'd like to be involved: {commitments}.",
  whatKindsOfPropertyDo: 'What kinds of property do you consider?',
  youCanAlsoApplyBefore: '{propertyTypes}. You can also apply before you have a property.',
  whenWouldINeed: 'When would I need to open?',
  thatsUpToYou: "That's up to you. The application gives you these timeframes: {franchiseTimeframes}.",
  whichCitiesAreAvailable: 'Which cities are available?',
  theListAboveShowsWhats:
    "The list above shows what's open or planned. You name the region you want, and it doesn't have to be near one of these cities.",
  whatIsTheCandidatePortal: 'What is the candidate portal?',
  itsWhereYouEnter:
    "It's where you enter the details of your property and business: space and ceiling height, power, HVAC, internet, and approvals. It opens with an access code, which we send once you're qualified or a meeting is scheduled.",
  doINeedAnAccount: 'Do I need an account?',
  yesYouSign: 'Yes. You sign in to apply and to use the portal, so no one else can read your application.',
});
