import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  privacy: 'Privacy',
  whatWeStoreWhere: 'What we store, where, and why.',
  whenYouBookOrOrder: 'When you book or order',
  weStoreYourName:
    'We store your name and email, your phone number if you give us one, and what you booked or ordered. We need it to check you in, send your confirmation, and reach you if a time has to change. If you join a waitlist, we store the same information.',
  venueStaffMayAddNotes:
    'Venue staff may add notes that help on the day of your visit, such as that you use a wheelchair. You can ask to see their notes.',
  yourNameEmailPhoneNumber:
    "Your name, email, phone number, and notes are stored encrypted, with a separate key for each person. The history of a booking (what, when, how many, how much) is kept as a record without anyone's name in it.",
  whenYouHaveAnAccount: 'When you have an account',
  weStoreYourUsernameYour:
    "We store your username, your email, your name if you give us one, and which version of the <link>Terms and Conditions</link> you accepted and when. Your password is stored only as a hash, which can't be turned back into your password. For each place you're signed in, we store the browser and when it was last used.",
  onYourProfileYouCan:
    'On <link>your profile</link>, you can change all of this, download it as a file, sign out on other devices, and delete your account for good.',
  whenYouContactUs: 'When you contact us',
  yourMessageIsStoredEncrypted:
    "Your message is stored encrypted and emailed to the staff who answer it. You'll get an email to confirm that it arrived.",
  weSendTheNewsletterOnly:
    "We send the newsletter only to email addresses that their owners have confirmed. We delete addresses that aren't confirmed within 30 days, and every newsletter has an unsubscribe link.",
  inYourBrowser: 'In your browser',
  oneCookieWhileYoureSigned:
    "One cookie while you're signed in. Scripts can't read it, and it's sent only to this site.",
  aSecondCookie:
    "A second cookie with a random number, only while we're trying out a new release of a page, so that you keep seeing the same one.",
  yourCartAndYourChoice:
    "Your cart and your choice of light or dark mode, until you clear them. If you're signed in, your cart and any unfinished franchise application stay until you sign out, or for 30 days. Contact details and amounts in the application stay only until you close the tab.",
  aBookingYouveStarted: "A booking you've started, and the keys to the bookings you've made, until you close the tab.",
  preventingAbuse: 'Preventing abuse',
  weCountSignInAttempts:
    "We count sign-in attempts and messages by name and network address, for up to one day. What we count is a keyed hash, which can't be turned back into either.",
  whatWeDontDo: "What we don't do",
  weDontUseAdvertisingTrackers:
    "We don't use advertising trackers, third-party analytics, or fonts and images from other sites. We don't sell anything about you.",
  yourRights: 'Your rights',
  youCanAskUsWhat:
    'You can ask us what we store about you, and ask us to correct or delete it: <link>contact us</link>, or write to {productName}, 100 Demo Plaza, Rochester, NY 14604.',
  whenWeDeleteSomeonesData:
    "When we delete someone's data, we destroy the key to everything that's encrypted, and every copy of it becomes unreadable. Accounts, carts, and names in our record of changes aren't encrypted that way: we delete them, and copies of our database still have them for up to 30 days. We can't recall emails that have already been sent.",
});
