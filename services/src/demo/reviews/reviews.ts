import type { ReviewRefusal, WriteReviewDto } from '@northlight/contracts';

/** A visit of the last month, what its guest said of it, and what became of that. */
export interface DemoReview extends Pick<WriteReviewDto, 'stars' | 'title' | 'text'> {
  readonly experienceId: number;
  readonly daysAgo: number;
  /** Waits where it is left out. */
  readonly decision?: 'approved' | ReviewRefusal;
  readonly answer?: string;
}

type Words = readonly [daysAgo: number, stars: number, title: string, text: string];

const approved = (experienceId: number, words: readonly Words[]): DemoReview[] =>
  words.map(([daysAgo, stars, title, text]) => ({ experienceId, daysAgo, stars, title, text, decision: 'approved' }));

/** Enough for a rating that is made of them: the flight simulator. */
const ofTheSimulator = approved(8, [
  [
    29,
    5,
    'Landed it on the third try',
    'The instructor talked me down in a crosswind. I have not stopped grinning since.',
  ],
  [27, 5, '', 'My father flew for thirty years and said the cockpit felt right. There is no higher praise.'],
  [
    26,
    4,
    'Long briefing, great flight',
    'The briefing took a while, but once we were in the air every minute was worth it.',
  ],
  [24, 5, 'Better than the window seat', 'We flew over our own house. The kids waved at it, and so did I.'],
  [22, 3, 'Fun, but loud', 'The flight itself is great. The room next door was loud while we waited, so bring a book.'],
  [20, 5, '', 'A birthday present for my wife. She wants lessons now, so it was an expensive present.'],
  [17, 5, 'Patient people', 'I get motion sick and they found a flight that I could enjoy. Thank you for that.'],
  [15, 4, '', 'Very real controls and kind staff. I would have liked ten more minutes for the money.'],
  [12, 5, 'Go at night', 'The evening flight with the city lights below is something else. Book the last one.'],
  [9, 5, '', 'Came with two colleagues, and we now argue about who had the better landing. It was me.'],
  [6, 4, 'Worth the drive', 'We drove two hours for this and would do it again. Parking was easy, too.'],
]);

const ofTheOthers: readonly DemoReview[] = [
  ...approved(2, [
    [
      25,
      5,
      'Our toddler talked to the whale',
      'The animals come so close that our daughter said sorry to a tiger for stepping on its foot.',
    ],
    [13, 4, '', 'Beautiful pictures and gentle sound. A little crowded at noon, and perfect after four.'],
  ]),
  ...approved(4, [
    [
      23,
      5,
      'I sat down and stayed',
      'You walk into the paintings and time gets slow. I sat on the floor of one room for half an hour.',
    ],
    [10, 2, 'Too short for us', 'What there is to see is lovely, but we were through in twenty-five minutes.'],
  ]),
  ...approved(5, [
    [21, 5, '', 'My knees shook and my son laughed at me. The wind in your face does half of the work.'],
    [8, 5, 'Braver than I thought', 'I am afraid of heights and did it twice. The crew knows exactly what to say.'],
  ]),
  ...approved(7, [
    [
      18,
      5,
      'Four adults, one hour, no mercy',
      'The wheel fights back and the seats shake. We raced until they asked us to leave.',
    ],
    [11, 4, '', 'Great cars and good tracks. One of the pedals stuck a little, and they fixed it at once.'],
  ]),
  ...approved(10, [
    [
      16,
      4,
      'Red and blue for an afternoon',
      'Old magic, told with love. Keep the glasses, our kids wear them at breakfast.',
    ],
  ]),
];

/** What the house answered to whoever was through too soon. */
const answer =
  'Thank you for telling us. The gallery grows by two rooms in spring, and we would be glad to see you in them.';

const undecided: readonly DemoReview[] = [
  {
    experienceId: 9,
    daysAgo: 5,
    stars: 5,
    title: 'Faster than my eyes',
    text: 'Put the goggles on and forget where your feet are. We came out hungry and very happy.',
  },
  {
    experienceId: 6,
    daysAgo: 4,
    stars: 4,
    title: '',
    text: 'The jump is over quickly, but what a jump. The view before the door opens is worth it alone.',
  },
  {
    experienceId: 3,
    daysAgo: 3,
    stars: 5,
    title: 'Breakfast in Lisbon, lunch in Osaka',
    text: 'We walked through six cities before dinner. The smells are the best part of it.',
  },
];

const refused: DemoReview = {
  ...{ experienceId: 7, daysAgo: 14, stars: 1, title: 'Snow', decision: 'not_about_visit' },
  text: 'There was so much snow on the highway that we were late. Somebody should do something about it.',
};

/** The demo's reviews (decisions.md 5): twenty that are shown, one of them answered, three that wait, and one refused. */
export const demoReviews: readonly DemoReview[] = [
  ...ofTheSimulator,
  ...ofTheOthers.map((review) => (review.stars === 2 ? { ...review, answer } : review)),
  ...undecided,
  refused,
];
