import type { MigrationInterface, QueryRunner } from 'typeorm';

const heading = (text: string) => ({ kind: 'heading', text });
const text = (words: string) => ({ kind: 'text', text: words });
const list = (...items: string[]) => ({ kind: 'list', items });
const question = (asked: string, answer: string) => ({ kind: 'question', question: asked, answer });
const link = (label: string, url: string) => ({ kind: 'link', label, url });

const about = [
  text(
    '{product} builds houses of dark rooms in which light tells a story. Some rooms move, some answer, some only wait until you stand still. Nobody is left alone in them: there is an orientation before and a guide inside, and the group is never larger than the room.',
  ),
  heading('Where we are'),
  text(
    'Our headquarters and our first house are in Rochester, New York, open since 2025. Boston, New York City and Albany are planned for 2026; Philadelphia, Washington, Hartford and Providence for 2027.',
  ),
  link('See all venues', '/venues'),
  heading('What we care about'),
  list(
    'No hidden fees: the 6% booking fee stands beside every price.',
    'Plans change: move a booking up to 24 hours before, get everything back up to 48 hours before.',
    'Everybody comes along: five of our twelve experiences are for children of five and younger, too.',
    'Models, music and imagery are made in-house or commissioned.',
  ),
  heading('Press and questions'),
  text('The corporate office is at 100 Demo Plaza, Rochester, NY 14604, Monday to Friday from 9 to 6.'),
  link('{support}', 'mailto:{support}'),
];

/** Six questions (decisions.md G13). */
const membershipFaq = [
  question(
    'How does the discount apply?',
    'The Member ticket takes 10% off a booking before the 6% booking fee. Plans with a higher percentage name it above; up to 25% is the most. Members get 15% off merchandise, too. Have your card with you: it may be checked at the door.',
  ),
  question(
    'What is a guest pass?',
    'A ticket for somebody who comes with you. Plans from Gold on have some each month; the number stands beside each plan.',
  ),
  question(
    'What do the priority hours mean?',
    'When new times open, members see them this many hours before everybody else.',
  ),
  question(
    'Does a membership change how I cancel?',
    'No. Everybody gets a full refund 48 hours or more before the visit, and may move it up to 24 hours before.',
  ),
  question(
    'Where do I park, and what does it cost?',
    'At the venue. Members have their parking validated free of charge; otherwise it is $5 up to 3 hours, $15 for 3 to 5 hours, and $25 at most for a day.',
  ),
  question(
    'Can I move to another plan?',
    'Yes. The new plan begins when the month that you have paid for ends; until then you keep what you have.',
  ),
];

const contactFaq = [
  question('Can I move my booking?', 'Yes, up to 24 hours before it starts.'),
  question(
    'Do I get my money back if I cancel?',
    'All of it, booking fee included, when you cancel 48 hours or more before.',
  ),
  question(
    'How many people may come together?',
    'Up to 20 in one booking. From 5 tickets on, group tickets are 10% off.',
  ),
  question('Where do I park?', 'At the venue: $5 up to 3 hours, $15 for 3 to 5 hours, $25 at most for a day.'),
  question(
    'How long does shipping take?',
    '3 to 5 business days; free in the US over $50. Unworn items may come back within 30 days.',
  ),
];

const support = [
  heading('Support contacts'),
  link('{support}', 'mailto:{support}'),
  text('{product}, 100 Demo Plaza, Rochester, NY 14604'),
  heading('Online hours'),
  list('Monday to Friday, 8:00 AM to 11:00 PM ET', 'Saturday and Sunday, 9:00 AM to 8:00 PM ET'),
];

const texts = { about, 'membership-faq': membershipFaq, 'contact-faq': contactFaq, support, social: [] };

/** The first version of every text that may be edited. */
export class FirstTexts1796000100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [key, blocks] of Object.entries(texts)) {
      await db.query(
        `insert into correspondence.contents (key, version, blocks, written_at, written_by)
         values ($1, 1, $2, now(), 'migration') on conflict do nothing`,
        [key, JSON.stringify(blocks)],
      );
    }
  }

  down = (db: QueryRunner): Promise<void> =>
    db.query("delete from correspondence.contents where written_by = 'migration'");
}
