import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  bookings: 'Bookings',
  yourNameEmailAndPhone:
    'Your name, your email, your phone number if you give us one, and what you booked. We need it to check you in, send your confirmation, and reach you if a time has to change.',
  termAfterYourVisit: '{term} after your visit',
  orders: 'Orders',
  yourNameEmailAndWhat:
    'Your name, your email, your phone number if you give us one, and what you ordered, so that we can hand it over at the venue. If you pay online, our payment partner gets your email, what you ordered, and your card details, which we never see.',
  termAfterTheOrder: '{term} after you picked it up, or after its last ticket expired',
  giftVouchers: 'Gift vouchers',
  theNameAndEmail:
    'The name and email of the person a voucher is for, the message to them, and the code, so that we can send it, and send it again. If you got a voucher, we have these from the person who gave it to you.',
  termAfterItExpired: '{term} after it expired or was last used',
  notesForYourVisit: 'Notes for your visit',
  venueStaffMayAddNotes:
    'Venue staff may add notes that help on the day of your visit, such as that you use a wheelchair. You can ask to see their notes.',
  waitlists: 'Waitlists',
  theSameAsFor: 'The same as for a booking, so that we can tell you when seats come free.',
  termAfterTheTime: '{term} after the time you waited for',
  yourAccount: 'Your account',
  yourUsernameYourEmail:
    "Your username, your email and earlier ones, your name if you give us one, your membership, how you confirm a sign-in (an app, passkeys, recovery codes), and which version of the <link>Terms and Conditions</link> you accepted and when. Your password is stored only as a hash, which can't be turned back into your password.",
  untilYouDeleteIt: 'Until you delete it, or ask us to',
  accountsWithAnUnverified: 'Accounts with an unverified email',
  anAccountWhoseEmail:
    'An account whose email was never verified goes by itself if nothing was booked, ordered, put in a cart, or applied for with it, it’s on no waitlist, none of its messages waits for an answer, and nobody is signed in.',
  termAfterItWasMade: '{term} after it was made',
  linksInAccountEmails: 'Links in account emails',
  whichAddressEachLink: 'Which address each link was sent to, so that it works once, and only for your account.',
  termAtMost: '{term} at most',
  whereYoureSignedIn: 'Where you’re signed in',
  theBrowserAndSystem: 'The browser and system of each place you’re signed in, and when it was last used.',
  yourCart: 'Your cart',
  whatIsInIt: 'What’s in it, so that you find it on your other devices.',
  termAfterItsLastChange: '{term} after its last change',
  messages: 'Messages',
  whatYouWroteToUs:
    'Your name, your email, your phone number if you give us one, what you wrote, and our answer. Your message is also emailed to the staff who answer it.',
  termAfterTheLastReply: '{term} after the last reply',
  reviews: 'Reviews',
  yourReviewAndTheName:
    'Your review of a visit and the name you put beside it, which everyone can read once we’ve approved it, and the email of the booking, which nobody sees. When they’re erased, only the stars stay.',
  termAfterYouWroteIt: '{term} after you wrote it',
  newsletter: 'Newsletter',
  yourEmail: 'Your email, and when you confirmed it.',
  untilYouUnsubscribe: 'Until you unsubscribe',
  newsletterSignups: 'Newsletter signups not confirmed',
  yourEmailAndWhen: 'Your email, and when you signed up.',
  termAfterYouSignedUp: '{term} after you signed up',
  franchiseApplications: 'Franchise applications',
  whatYouTellUsAbout:
    'What you tell us about yourself, your plans, and your site, the files you send, and our notes, so that we can decide on your application.',
  termAfterTheLastChange: '{term} after the last change',
  preventingAbuse: 'Preventing abuse',
  weCountSignInAttempts:
    'How often someone signs in, books, or writes to us, by name, email, and network address. We store it as a keyed hash, which can’t be turned back into any of them.',
  whatStaffDid: 'What staff did',
  whoOfOurStaff: 'Who of our staff changed what and when, with the usernames of the accounts it was about.',
  termAfterItWasDone: '{term} after it was done',
  theRecord: 'The record of bookings and orders',
  whatWhenHowMany:
    'What, when, how many, and how much, with a number in place of a name, so that seats, stock, and money add up.',
  forGood: 'For good. Once your name is erased, nothing in it leads to you.',
  erasureRequests: 'Erasure requests',
  aCodeMadeFromYour:
    'A code made from your email address, from which nobody can work the address out, and when we erased your data.',
  forGoodSoThat: 'For good, so that we can erase your data again if we ever have to restore a backup.',
  serverLogs: 'Server logs',
  whichPartOfTheSite:
    'Which part of the site was asked for, from which network address, and the number of your account if you’re signed in, so that we can find out what went wrong.',
  untilNewerOnes: 'Until newer ones take their place',
  copiesOfEmails: 'Copies of emails',
  onlyOnASite: 'Only on a site without an email server: the emails that it would have sent.',
});
