import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoExperiences } from '../../testing/demo-experiences.ts';
import { openFront, world } from '../../testing/open-front.tsx';

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
});
