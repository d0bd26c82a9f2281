import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  privacy: 'Privacy',
  whatWeKeepWhere: 'What we keep, where, and why.',
  whenYouBookOrOrder: 'When you book or order',
  weKeepYourName:
    'We keep your name and e-mail address, a telephone number if you give one, and what you booked or ordered. We need them to let you in, to send the confirmation, and to reach you if a time has to change. A place on a waitlist holds the same.',
  peopleAtTheDeskMay:
    'People at the desk may note what will help on the day, such as a wheelchair. You may ask to read what they noted.',
  nameAddressNumberAndNotes:
    "Name, address, number and notes are stored encrypted, with a key of their own for each person. The history of a booking (what, when, how many, how much) is kept as a record, and has nobody's name in it.",
  whenYouHaveAnAccount: 'When you have an account',
  weKeepYourUsernameYour:
    'We keep your username, your e-mail address, your name if you give it, and when you accepted which version of the <link>Terms and Conditions</link>. Your password is stored only as a hash, from which it cannot be read back. For each place where you are signed in we keep which browser it is, and when it was last used.',
  onYourProfileYouCan:
    'On <link>your profile</link> you can change all of it, take it along as a file, sign out elsewhere, and delete the account for good.',
  whenYouWriteToUs: 'When you write to us',
  aMessageIsStoredEncrypted:
    'A message is stored encrypted, and sent by e-mail to the people who answer it. You get a mail that says it has arrived.',
  theNewsletterComesOnly:
    'The newsletter comes only to addresses whose owner confirmed it by mail. Addresses that nobody confirms are forgotten after 30 days, and each of its mails has a link with which you leave.',
  inYourBrowser: 'In your browser',
  oneCookieWhileYou: 'One cookie while you are signed in. It cannot be read by scripts and is sent to this site only.',
  oneMoreCookie:
    'One more cookie with a number drawn by chance, and only while a new release of a page is being tried out: it keeps you on the same one.',
  yourCartAndWhetherYou: 'Your cart, and whether you like the site light or dark, until you clear them.',
  aBookingThatYouHave: 'A booking that you have begun, and the key to those you have made, until you close the tab.',
  againstGuessingAndFlooding: 'Against guessing and flooding',
  weCountTriesToSign:
    'We count tries to sign in, and messages, by name and network address, for a day at most. What is counted is a keyed hash, from which neither can be read back.',
  whatWeDoNotDo: 'What we do not do',
  thereAreNoAdvertisingTrackers:
    'There are no advertising trackers, no analytics of other companies and no fonts or pictures from elsewhere. Nothing about you is sold.',
  yourRights: 'Your rights',
  askUsWhatWeHold:
    'Ask us what we hold about you, to correct it, or to forget you: <link>write to us</link>, or to {productName}, 100 Demo Plaza, Rochester, NY 14604.',
  whenWeForgetSomebody:
    'When we forget somebody, the key to what they told us is destroyed, and with it every copy becomes unreadable. Mails that have been sent cannot be called back.',
});
