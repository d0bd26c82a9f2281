import { BrowserRouter, pagesOnDemand, SiteProvider, useRoutes } from '@northlight/site-kit';
import { configure, render } from '@testing-library/react';
import { Suspense } from 'react';
import { routes } from '../routes.tsx';
import { demoExperiences } from './demo-experiences.ts';
import { demoPlans } from './demo-plans.ts';
import { demoProducts } from './demo-products.ts';
import { aVenue } from './demo-venues.ts';

// the first page of a run is compiled while it is waited for
configure({ asyncUtilTimeout: 10_000 });

const pages = pagesOnDemand(routes);

function Pages() {
  return useRoutes(pages);
}

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const aSlot = (time: string, bookedCount: number) => ({ id: time, time, capacity: 20, bookedCount, bookable: true });

const theRules = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24, showsMaps: true },
};

const sixQuestions = [1, 2, 3, 4, 5, 6].map((nth) => ({
  ...{ kind: 'question', question: `Question ${nth}?`, answer: `Answer ${nth}.` },
}));

/** The answers of a small world; a spec may put others in their place. */
export const world = () =>
  new Map<string, (query: URLSearchParams, sent?: RequestInit) => Response | Promise<Response>>([
    ['/api/house-rules', () => answer(theRules)],
    ['/api/experiences', () => answer(demoExperiences)],
    ['/api/reviews/ratings', () => answer([])],
    ['/api/experiences/1/reviews', () => answer({ summary: { count: 0, average: null }, items: [], nextCursor: null })],
    ['/api/products', () => answer(demoProducts)],
    ['/api/memberships', () => answer(demoPlans)],
    [
      '/api/content/membership-faq',
      () => answer({ key: 'membership-faq', version: 1, updatedAt: '', blocks: sixQuestions }),
    ],
    ['/api/content/social', () => answer({ key: 'social', version: 1, blocks: [], updatedAt: '' })],
    ['/api/auth/me', () => answer({ message: 'Please sign in.' }, 401)],
    ['/api/experiences/experience-1', () => answer(demoExperiences[0])],
    [
      '/api/venues',
      () => answer([aVenue({ id: 1 }), aVenue({ id: 2, city: 'Boston', state: 'MA', status: 'planned' })]),
    ],
    [
      '/api/availability/weekdays',
      () =>
        answer(demoExperiences.map(({ id }) => ({ experienceId: id, weekdays: [1, 2, 3, 4, 5, 6, 7], next: null }))),
    ],
    ['/api/availability/days', () => answer([{ date: '2099-11-28', openSlots: 2 }])],
    ['/api/availability', () => answer([aSlot('10:00', 0), aSlot('14:30', 20), aSlot('15:15', 18)])],
  ]);

/** Shows this front at an address, on a world that the spec may change while it is open. */
export const openFront = (address: string, answers = world()) => {
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    return (
      (await answers.get(pathname)?.(searchParams, init)) ??
      answer({ message: 'We couldn’t find anything at this address.' }, 404)
    );
  };
  history.replaceState(null, '', address);
  render(
    <SiteProvider>
      <BrowserRouter>
        <Suspense fallback="Loading">
          <Pages />
        </Suspense>
      </BrowserRouter>
    </SiteProvider>,
  );
  return answers;
};
