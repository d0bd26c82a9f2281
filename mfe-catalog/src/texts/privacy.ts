import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  privacy: 'Privacy',
  whatWeStoreWhere: 'What we store, why, for how long, and who else gets it.',
  inShort: 'In short',
  weStoreOnlyWhat:
    'We store what we need to let you in, to answer you, and to keep the books. {productName}, 100 Demo Plaza, Rochester, NY 14604, is responsible for it.',
  yourNameEmailPhoneNumber:
    "What you tell us when you book, order, or write to us is stored encrypted, with a separate key for each person. When its time is over, we destroy the key. What remains is a record without anyone's name in it.",
  everythingBelowIsErased:
    'What has an end below is erased by itself, every night. Our email provider gets a part of it, to deliver our emails. Legitimate interest means that we need it to run the site safely, to keep the books, and to answer you.',
  whenYouBookOrOrder: 'When you book or order',
  whenYouHaveAnAccount: 'When you have an account',
  whenYouContactUs: 'When you contact us',
  runningTheSite: 'Running the site',
  howLong: 'How long',
  legalBasis: 'Legal basis',
  whoElse: 'Who else gets it',
  ourEmailProvider: 'Our email provider',
  nobody: 'Nobody',
  contract: 'Contract with you',
  consent: 'Your consent',
  legitimateInterest: 'Legitimate interest',
  contractAndTaxLaw: 'Contract with you, and tax law',
  onYourProfileYouCan:
    "On <link>your profile</link>, you can change your name, email, and password, download what we store as a file, sign out on other devices, and delete your account for good. Your username can't be changed.",
  weSendTheNewsletterOnly:
    'We send the newsletter only to email addresses that their owners have confirmed, and every newsletter has an unsubscribe link.',
  weRemindYouOnce:
    'We remind you of a visit once, the day before. After it, we ask you once for a review, and you can turn that off in the email. We email you about an order you left without paying only if you ticked the box for it, and only once.',
  cookies: 'Cookies',
  weSetTheseCookies:
    'These are all the cookies this site sets. Scripts can’t read any of them, and they’re sent only to this site. Over a secure connection, <code>__Host-</code> or <code>__Secure-</code> stands before each name.',
  keptFor: 'Kept for {life} at most.',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  years: '{count, plural, one {# year} other {# years}}',
  keepsYouSignedIn:
    'Keeps you signed in. It ends when you sign out, and when you close the browser, unless you choose to be remembered for 30 days.',
  betweenYourPassword: 'Between your password and the second step of signing in.',
  whileYouUseAPasskey: 'While you use a passkey.',
  tellsUsThatYour:
    'Tells us that you’ve signed in on this browser before, so that someone guessing your password elsewhere can’t lock you out. One for each account.',
  opensTheFranchise: 'Opens the franchise candidate portal after you’ve entered your access code.',
  onlyWhileWereTrying:
    'A random number, only while we’re trying out a new release of a page, so that you keep seeing the same one.',
  soThatYouSeeYourOwn:
    'A number that tells our servers what you changed last, so that the next page shows it whichever of them answers.',
  onlyOnBrowsers:
    'Only in browsers of people who test this site: which pages they see before everyone else does. It names no one.',
  yourPlaceInAWaitingRoom:
    'Only while there’s a waiting room in front of a page: your place in it, so you keep it when you reload.',
  inYourBrowser: 'In your browser',
  pagesAlsoKeep: 'Pages also keep this in your browser:',
  yourChoiceOfLight: 'Your choice of light or dark mode, until you clear it.',
  yourCartUntil: 'Your cart, until you clear it. If you’re signed in, until you sign out, or for 30 days.',
  anUnfinishedFranchise:
    'An unfinished franchise application, if you’re signed in, until you sign out, or for 30 days. Contact details and amounts in it stay only until you close the tab.',
  aBookingYouveStarted:
    'A booking or checkout you’ve started, with what you typed, and the confirmations of the bookings you’ve made, until you close the tab.',
  theKeysFromThe: 'The keys from the links we emailed you and of the orders you placed, until you close the tab.',
  howFarYouHad: 'How far you had scrolled on each page, until you close the tab.',
  forStaffNotices: 'For staff: notices that were read and put away, and how the queue board is set.',
  whatWeDontDo: "What we don't do",
  weDontUseAdvertisingTrackers:
    "We don't use advertising trackers, third-party analytics, or fonts and images from other sites. We don't sell anything about you.",
  aMapFromOpenstreetmap:
    'A map from OpenStreetMap loads only if you open it on a venue page. OpenStreetMap then sees your network address.',
  yourRights: 'Your rights',
  youCanAskUsWhat:
    'You can ask us what we store about you, get a copy, and ask us to correct it, delete it, or stop using it: <link>contact us</link>, or write to {productName}, 100 Demo Plaza, Rochester, NY 14604. You can take back any consent at any time.',
  whenWeDeleteSomeonesData:
    "When we delete someone's data, we destroy the key to everything that's encrypted, and every copy of it becomes unreadable. Accounts, carts, and names in our record of changes aren't encrypted that way: we delete them, and copies of our database still have them for up to 30 days. We can't recall emails that have already been sent.",
  ifYoureNotSatisfied:
    'Our company and its venues are in the United States, and that is where your data is handled. If you think we’ve handled your data wrongly, you can complain to the attorney general of your state or to the Federal Trade Commission. If you live in the European Economic Area, the United Kingdom, or Switzerland, you can complain to the data protection authority where you live.',
});
