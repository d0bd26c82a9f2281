import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoExperiences } from '../../testing/demo-experiences.ts';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const brought = `<script type="application/json" id="answers">${JSON.stringify([[['/api/experiences'], demoExperiences]])}</script>`;

afterEach(() => document.body.replaceChildren());

describe('the home page', () => {
  it.each([
    ['that the document brought along', brought],
    ['that it has to ask for', ''],
  ])('has every experience %s on its rail, the popular ones first', async (_, inDocument) => {
    document.body.innerHTML = inDocument;
    const answers = world();
    if (inDocument) answers.delete('/api/experiences');
    openFront('/', answers);
    const rail = await screen.findByRole('region', { name: 'Featured Experiences' });
    const cards = () => within(rail).queryAllByRole('article');
    await waitFor(() => expect(cards()).toHaveLength(12));
    const popular = cards().map((card) => within(card).queryByText('Popular') !== null);
    expect(popular).toContain(true);
    expect(popular).toEqual([...popular].sort((a, b) => Number(b) - Number(a)));
  });

  it('says what is sold where, from what price, and leads to the next free times', async () => {
    const at = (time: string, inDays: number) => ({ venueId: 1, date: `2099-11-2${7 + inDays}`, time, inDays });
    const runs = [
      { experienceId: 1, weekdays: [1], next: at('10:00', 1) },
      { experienceId: 2, weekdays: [1], next: at('16:30', 0) },
      { experienceId: 3, weekdays: [1], next: null },
    ];
    openFront(
      '/',
      world().set('/api/availability/weekdays', () => answer(runs)),
    );
    const from = 'in Rochester, NY, from $16.96 per person, all fees included.';
    expect(await screen.findByText(`Timed-ticket immersive experiences ${from}`)).toBeTruthy();
    const times = await screen.findByRole('list', { name: 'Next available times' });
    await waitFor(() => expect(within(times).getAllByRole('link')).toHaveLength(2));
    const links = within(times).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Hyper 3D Zoo, today 4:30 PM',
      'Jurassic Ride, tomorrow 10:00 AM',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(
      '/booking?experienceId=2&venueId=1&date=2099-11-27&time=16%3A30#chosen',
    );
    expect(screen.getByText('Next: today 4:30 PM')).toBeTruthy();
  });
});
