import { expect, type Page, test } from '@playwright/test';

// As most people see it; elsewhere nothing moves (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const rail = (page: Page) => part(page, 'Featured Experiences').getByRole('list').first();
const offset = (page: Page) => rail(page).evaluate((list) => list.scrollLeft);
const busy = { status: 503, json: { message: 'busy' } };

/** Through the logo of another page: a home page that comes as a document has its lists in it. */
const comeHome = async (page: Page) => {
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Northlight Immersive, home' }).click();
};

const openings = {
  'Rochester NY': 'Open since 2025',
  'Boston MA': 'Planned opening: 2026',
  'New York City NY': 'Planned opening: 2026',
  'Philadelphia PA': 'Planned opening: 2027',
  'Washington DC': 'Planned opening: 2027',
  'Albany NY': 'Planned opening: 2026',
  'Hartford CT': 'Planned opening: 2027',
  'Providence RI': 'Planned opening: 2027',
};

test.describe('the home page', () => {
  test('tells its six parts in their order, and every way on leads somewhere', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Northlight Immersive - Extraordinary Experiences');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience Reality Reimagined');
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Featured Experiences',
      'Our Flagship Venues',
      'Nationwide Expansion Coming Soon',
      'Ready for Your Next Adventure?',
    ]);
    await expect(page.getByRole('main')).toContainText('USA wide');
    await expect(page.getByRole('main')).toContainText('4.9 stars');
    for (const [name, address] of Object.entries({
      'Book an Experience': '/booking',
      'Become a Member': '/membership',
      'Explore experiences': '/experiences',
      'View All Experiences': '/experiences',
      'View All Venues': '/venues',
      'Book Now': '/booking',
      'Explore Membership': '/membership',
      'View Details of Jurassic Ride': '/experience/jurassic-ride',
    })) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expect(page.getByRole('main').getByRole('figure')).toContainText('Guest at the Rochester Flagship');
  });

  test('has thirty lights that can be stopped, and that stand still for those who ask for it', async ({ page }) => {
    const states = () =>
      page.evaluate(() =>
        [...new Set([...document.querySelectorAll('main i')].map((mote) => getComputedStyle(mote)))].map(
          ({ animationName, animationPlayState }) => (animationName === 'none' ? 'none' : animationPlayState),
        ),
      );
    await page.goto('/');
    await expect(page.getByRole('main').locator('i')).toHaveCount(30);
    expect(new Set(await states())).toEqual(new Set(['running']));
    await page.getByRole('button', { name: 'Pause the background animation' }).click();
    expect(new Set(await states())).toEqual(new Set(['paused']));
    await page.getByRole('button', { name: 'Play the background animation' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await states())).toEqual(new Set(['none']));
    await expect(page.getByRole('button', { name: 'Pause the background animation' })).toBeHidden();
  });

  test('pushes the rail by 400 pixels between its two ends, and keeps the focus there', async ({ page }) => {
    await page.goto('/');
    const earlier = page.getByRole('button', { name: 'Previous experiences' });
    const more = page.getByRole('button', { name: 'Next experiences' });
    await expect(earlier).toBeDisabled();
    await more.click();
    await expect.poll(() => offset(page)).toBe(400);
    await expect(earlier).toBeEnabled();
    await earlier.click();
    await expect.poll(() => offset(page)).toBe(0);
    await expect(earlier).toBeDisabled();
    await expect(earlier).toBeFocused();
    await rail(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(more).toBeDisabled();
  });

  test('shows the houses with up to three of their experiences, and the eight cities with their openings', async ({
    page,
  }) => {
    await page.goto('/');
    const flagship = part(page, 'Our Flagship Venues').getByRole('article').filter({ hasText: 'Rochester Flagship' });
    await expect(flagship.getByRole('list').getByRole('listitem')).toHaveText([
      'Jurassic Ride',
      'Hyper 3D Zoo',
      'Global Cities Expo',
    ]);
    const demo = {
      hasText: new RegExp(
        Object.keys(openings)
          .map((city) => city.slice(0, -3))
          .join('|'),
      ),
    };
    await expect(part(page, 'Our Flagship Venues').getByRole('article').filter(demo)).toHaveCount(8);

    const cities = part(page, 'Nationwide Expansion Coming Soon').getByRole('listitem');
    await expect(cities.filter(demo)).toHaveCount(8);
    for (const [city, opening] of Object.entries(openings)) {
      await expect(cities.filter({ has: page.getByRole('heading', { name: city }) })).toContainText(opening);
    }
    await expect(cities.filter({ hasText: 'Flagship Location' })).toHaveCount(1);
    await expect(cities.filter({ hasText: 'Flagship Location' })).toContainText('Rochester');
    await expect(part(page, 'Nationwide Expansion Coming Soon').getByRole('img')).toBeVisible();
  });
});

test.describe('a part of the home page that does not load', () => {
  test('says so in the stated words, asks again, and leaves the others alone', { tag: '@smoke' }, async ({ page }) => {
    await page.route('**/api/experiences', (route) => route.fulfill(busy), { times: 1 });
    await comeHome(page);
    await expect(page.getByText('Failed to load experiences. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rochester Flagship' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Jurassic Ride' })).toBeVisible();
  });

  test('keeps the heading of the venues and of the map', async ({ page }) => {
    await page.route('**/api/venues', (route) => route.fulfill(busy), { times: 1 });
    await comeHome(page);
    const expansion = part(page, 'Nationwide Expansion Coming Soon');
    await expect(expansion.getByText('Failed to load venues. Please try again.')).toBeVisible();
    await expect(part(page, 'Our Flagship Venues').getByText('Failed to load venues.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jurassic Ride' })).toBeVisible();
    await expansion.getByRole('button', { name: 'Retry' }).click();
    await expect(expansion.getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: 'Rochester Flagship' })).toBeVisible();
  });

  test('is an empty house and not a broken one when there is nothing to show', async ({ page }) => {
    for (const list of ['experiences', 'venues'])
      await page.route(`**/api/${list}`, (route) => route.fulfill({ json: [] }));
    await comeHome(page);
    for (const text of ['No experiences yet.', 'No venues yet.', 'No cities yet.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});
