import { Badge, dateText, Quiet } from '@northlight/site-kit';
import { texts } from '../../texts/experiences.ts';
import { Reviews } from './review-style.ts';
import { Stars } from './stars.tsx';

const samples = [
  {
    name: texts.noraT,
    date: '2023-08-12',
    stars: 5,
    text: texts.weTalkedAboutItAll,
  },
  {
    name: texts.victorA,
    date: '2023-09-03',
    stars: 5,
    text: texts.getThereTenMinutesEarly,
  },
  {
    name: texts.priscillaAndJo,
    date: '2023-10-21',
    stars: 4,
    text: texts.weWerentSureWhat,
  },
];

/** Three samples, said to be samples: they stand until visitors have written reviews (decisions.md G24). */
export function SampleReviews() {
  return (
    <Reviews>
      {samples.map(({ name, date, stars, text }) => (
        <li key={name}>
          <figure>
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b> <Stars amount={stars} /> <Quiet as="time">{dateText(date)}</Quiet>{' '}
              <Badge>{texts.sample}</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </Reviews>
  );
}
