import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pageTitle: '{time} · {name}',
  waitingFor: 'Waiting room for',
  opensIn: 'Opens in {time}',
  aheadOfYou: '{ahead, plural, one {person ahead of you} other {people ahead of you}}',
  ahead: '{ahead, number}',
  yourWait: '{time} to go',
  nextOne: 'You’re next',
  untilItOpens: 'until it opens',
  lessThanAMinute: 'less than a minute',
  minutes: '{minutes, plural, one {about # minute} other {about # minutes}}',
  hours:
    '{hours, plural, one {about # hour} other {about # hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}}',
  shortMinutes: '{minutes, number} min',
  shortHours: '{hours, number} h',
  underAMinute: '1 min',
  now: 'now',
  onHold: 'On hold',
  onHoldForNow: 'No one is being let in right now. You’ll keep your place.',
  busyNetwork: 'A lot of people are arriving from your network',
  busyNetworkHelp: 'We’ll have a place for you in a moment. This page tries again by itself.',
  byLot:
    'Everyone here when it opens gets a random place in line, no matter who came first. There’s no need to hurry or to reload.',
  inOrder: 'Guests are let in one after another, in the order of their places.',
  newPlace: 'Your time to book ended, so you have a new place.',
  whatHappens: 'What happens next',
  opensByItself:
    'When it’s your turn, this page opens by itself. You then have {minutes, plural, one {# minute} other {# minutes}} to choose your visit and hold your seats.',
  placeIsKept: 'You keep your place when you reload this page, close it for a while, or open it in another tab.',
  needsCookies: 'Your place is in a cookie of this browser. Please don’t delete it until you’ve booked.',
  progress: 'How far you’ve come',
  contact: 'Questions? Write to {email}.',
});
