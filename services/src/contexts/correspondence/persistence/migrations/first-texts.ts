const heading = (text: string) => ({ kind: 'heading', text });
const text = (words: string) => ({ kind: 'text', text: words });
const list = (...items: string[]) => ({ kind: 'list', items });
const question = (question: string, answer: string) => ({ kind: 'question', question, answer });
const link = (label: string, url: string) => ({ kind: 'link', label, url });

const about = [
  text(
    "{product} creates immersive worlds where light tells the story. Some rooms move, some respond, and some wait until you stand still. You're never on your own: every visit starts with an orientation, a guide stays with you inside, and no group is larger than its room.",
  ),
  heading('Where we are'),
  text(
    'Our headquarters and our first venue are in Rochester, New York, open since 2025. Boston, New York City, and Albany are planned for 2026; Philadelphia, Washington, Hartford, and Providence for 2027.',
  ),
  link('See all venues', '/venues'),
  heading('What we care about'),
  list(
    'No hidden fees: the {fee} booking fee is shown with every price.',
    'Plans change: reschedule up to {moveHours} hours before your visit, or cancel up to {refundHours} hours before for a full refund.',
    'Fun for every age: five of our twelve experiences welcome kids 5 and under.',
    'Models, music, and imagery are made in-house or commissioned.',
  ),
  heading('Press and questions'),
  text('Our corporate office is at 100 Demo Plaza, Rochester, NY 14604. We are there Monday to Friday, 9 AM to 6 PM.'),
  link('{support}', 'mailto:{support}'),
];

const membershipFaq = [
  question(
    'How does the discount apply?',
    'The Member ticket takes {memberDiscount} off a booking before the {fee} booking fee. If your plan has a higher percentage, it is listed above; the most is 25%. Members also get 15% off merchandise. Have your card with you, because we may check it at the door.',
  ),
  question(
    'What is a guest pass?',
    'A ticket for someone who comes with you. Plans from Gold up include guest passes every month. The number is listed with each plan.',
  ),
  question(
    'What are priority hours?',
    'When new times open, members can book them this many hours before everyone else.',
  ),
  question(
    'Does a membership change the cancellation rules?',
    'No. Everyone gets a full refund {refundHours} hours or more before the visit and can reschedule up to {moveHours} hours before.',
  ),
  question(
    'Where can I park, and what does it cost?',
    'At the venue. Members get free parking validation. Otherwise it is $5 up to 3 hours, $15 for 3 to 5 hours, and $25 at most per day.',
  ),
  question(
    'Can I switch to another plan?',
    "Yes. Your new plan starts at the end of the month you've paid for. Until then, you keep your current plan.",
  ),
];

const contactFaq = [
  question('Can I reschedule my booking?', 'Yes, up to {moveHours} hours before it starts.'),
  question(
    'Do I get a refund if I cancel?',
    'Yes, a full refund of what you paid, including the booking fee, if you cancel {refundHours} hours or more before your visit.',
  ),
  question(
    'How many people can come together?',
    'Up to 20 in one booking. With {groupFrom} tickets or more, group tickets are {groupDiscount} off.',
  ),
  question('Where can I park?', 'At the venue: $5 up to 3 hours, $15 for 3 to 5 hours, and $25 at most per day.'),
  question(
    'Do you ship merchandise?',
    'You pick up your order at the venue, and pay there or online when you order, if we offer that. If you pay online, we can also ship it within the US: it takes 3 to 5 business days and is free over $50. You can return unworn items within 30 days.',
  ),
];

const support = [
  heading('Support contacts'),
  link('{support}', 'mailto:{support}'),
  text('{product}, 100 Demo Plaza, Rochester, NY 14604'),
  heading('Online hours'),
  list('Monday to Friday, 8:00 AM to 11:00 PM ET', 'Saturday and Sunday, 9:00 AM to 8:00 PM ET'),
];

/** The first version of each text that admins may edit, by its key. */
export const firstTexts = { about, 'membership-faq': membershipFaq, 'contact-faq': contactFaq, support, social: [] };
