import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourApplicationHasArrived:
    'Your application has arrived in Rochester. A follow-up reaches you within 2-3 business days.',
  weHaveSpokenAboutYour: 'We have spoken: about your city, your plans, and what a venue is like from the inside.',
  yourLocationBudgetAndTimeline:
    'Your location, budget and timeline are a match. You get an access code for the candidate portal.',
  aDateIsSet: 'A date is set. The portal is where your site and business details are by then.',
  theFranchiseAgreementIsSigned: 'The franchise agreement is signed by both sides.',
  youAreHere: 'You are here',
  minimumPersonalInvestment: 'minimum personal investment',
  whatYouPlanToInvest: 'What you plan to invest in all',
  whatAVenue: 'What a venue is',
  darkRoomsInWhichLight:
    'Dark rooms in which light tells a story: themed rooms, virtual reality, simulators, interactive art. Visits are sold by the time slot, to a known number of people at once.',
  whatWeBring: 'What we bring',
  theExperiencesWithModelsMusic:
    'The experiences, with models, music and imagery made or commissioned by {productName}, and the system that you are looking at: this site, its booking, memberships and merchandise.',
  whatYouBring: 'What you bring',
  aCityYouKnow:
    'A city you know, a building or the will to find one, capital, and either your own time or a person you trust to run the house.',
  or: '{join} or {at}',
  howSoonDoIHear: 'How soon do I hear from you?',
  within23BusinessDays: 'Within 2-3 business days of an application, from the headquarters in Rochester, NY.',
  doIHaveToRun: 'Do I have to run the venue myself?',
  notNecessarilyAnApplication: 'Not necessarily. An application asks which it will be: {commitments}.',
  whatKindOfPropertyDo: 'What kind of property do you look at?',
  youCanAlsoApplyBefore: '{propertyTypes}. You can also apply before you have one.',
  whenWouldIHave: 'When would I have to open?',
  thatIsYourPlan: 'That is your plan to make. The time frames we ask about: {franchiseTimeframes}.',
  whichCitiesAreLeft: 'Which cities are left?',
  theListAboveIsWhat:
    'The list above is what is open or planned. You name the region you want; it need not be near one of these cities.',
  whatIsTheCandidatePortal: 'What is the candidate portal?',
  thePlaceForTheDetails:
    'The place for the details of your site and business: space and ceiling height, power, climate, connection, approvals. It opens with an access code that we send once you are qualified or a meeting is set.',
  doINeedAnAccount: 'Do I need an account?',
  yesApplicationsAndThePortal:
    'Yes. Applications and the portal are for people who are signed in, so that nobody else reads them.',
});
