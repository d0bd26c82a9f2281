import { expect } from '@playwright/test';
import { freeSlot, timeOf } from '../testing/free-slot.js';
import { somebody } from '../testing/people.js';
import { test } from './visitor-test.js';

test('a visitor books, finds the tickets, and reads them again after a reload', async ({ visitor, request }) => {
  const { venueId, experienceId, date, slot } = await freeSlot(request, 3);
  await visitor.opens(`/booking?venueId=${venueId}&experienceId=${experienceId}&date=${date}`);
  await visitor.presses('button', new RegExp(`^${timeOf(slot)}\\b`));
  await visitor.presses('choice', /^Group\b/);
  await visitor.sees('Group discount');
  await visitor.presses('choice', /^Standard\b/);
  await visitor.fills(/^Name$/, 'Ann Lee');
  await visitor.fills(/^Email$/, 'ann@example.com');
  await visitor.keepsPicture('booking');
  await visitor.presses('button', /^Book \d+ tickets?/);
  await visitor.awaits('return location.pathname.startsWith("/booking/confirmed/NL-")');
  await visitor.sees('Your Cart');
  await visitor.hits('Escape');
  await visitor.awaits('return document.activeElement.tagName === "H1"');
  await visitor.sees('100 Demo Plaza, Rochester, NY 14604');

  await visitor.presses('link', 'Confirm at checkout');
  await visitor.awaits('return document.activeElement.textContent === "Checkout"');
  await visitor.presses('choice', /^Pay at the venue\b/);
  await visitor.presses('button', /^Reserve now/);
  await visitor.awaits('return location.pathname.startsWith("/order/")');
  await visitor.presses('link', /^Show ticket/);
  await visitor.sees('Show this code at the door');
  await visitor.keepsPicture('ticket');
  await visitor.driver.reload();
  await visitor.sees(/NL-[0-9A-Z]{8}/);
  await visitor.awaits('return document.querySelector("main svg[role=img], main img") !== null');
});

test('a visitor buys from the shop', async ({ visitor }) => {
  await visitor.opens('/merch');
  await visitor.presses('button', /^Add to Cart.*Enamel Pin Set/);
  await visitor.sees('Your Cart');
  await visitor.presses('link', 'Checkout');
  await visitor.awaits('return document.activeElement.textContent === "Checkout"');
  await visitor.fills(/^Name$/, 'Ann Lee');
  await visitor.fills(/^Email$/, 'ann@example.com');
  await visitor.keepsPicture('checkout');
  await visitor.presses('choice', /^Pay at the venue\b/);
  await visitor.presses('button', /^Reserve now/);
  await visitor.sees('Reserved for you');
  await visitor.sees(/NO-[A-Z\d]+/);
});

test('a visitor pays online, after coming back from the gateway once', async ({ visitor }) => {
  await visitor.opens('/merch');
  await visitor.presses('button', /^Add to Cart.*Enamel Pin Set/);
  await visitor.sees('Your Cart');
  await visitor.presses('link', 'Checkout');
  await visitor.awaits('return document.activeElement.textContent === "Checkout"');
  await visitor.fills(/^Name$/, 'Ann Lee');
  await visitor.fills(/^Email$/, 'ann@example.com');
  await visitor.presses('button', /^Pay \$14\.00/);
  await visitor.awaits('return location.pathname.startsWith("/pay/")');
  await visitor.driver.run('history.back()');
  await visitor.sees('Your order isn’t paid yet');
  await visitor.presses('button', /^Pay \$14\.00/);
  await visitor.awaits('return location.pathname.startsWith("/pay/")');
  await visitor.fills(/^Card number/, '4242 4242 4242 4242');
  await visitor.presses('button', /^Pay \$14\.00/);
  await visitor.sees('Paid online $14.00');
  await visitor.keepsPicture('paid');
});

test('a visitor signs in, after a password that was wrong', async ({ visitor, request }) => {
  const person = somebody();
  await request.post('/api/auth/register', { data: person });
  await visitor.opens('/login?redirect=/profile');
  await visitor.fills(/^Username/, person.username);
  await visitor.fills(/^Password/, 'not-the-one');
  await visitor.presses('button', 'Sign In');
  await visitor.sees('Invalid credentials');
  await visitor.fills(/^Password/, person.password);
  await visitor.presses('button', 'Sign In');
  await visitor.awaits('return location.pathname === "/profile"');
  await visitor.sees(person.email);
  await visitor.keepsPicture('profile');
});

test('every script that a document asks for ahead is used, and the eager picture is fetched once', async ({
  visitor,
}) => {
  await visitor.opens('/about');
  await visitor.awaits('return document.querySelector(".fp") === null');
  await visitor.awaits('return document.querySelector("main img")?.naturalWidth > 0');
  const fetched = await visitor.driver.run<string[]>(
    'return performance.getEntriesByType("resource").map(({ name, initiatorType }) => initiatorType + " " + new URL(name).pathname)',
  );
  const requested = await visitor.driver.run<string[]>(
    'return [...document.querySelectorAll("link[rel=preload][as=script]")].map((link) => "link " + new URL(link.href).pathname)',
  );
  expect(requested.length).toBeGreaterThan(0);
  expect(fetched).toEqual(expect.arrayContaining(requested));
  const pictures = fetched.filter((one) => /rochester-flagship\/main[^/]*$/.test(one));
  expect(new Set(pictures).size).toBe(1);
});

test('a reload and going back find the place in the page', async ({ visitor }) => {
  const isAt = 'return Math.abs(scrollY - arguments[0]) < 2';
  await visitor.opens('/experiences');
  await visitor.awaits('return document.documentElement.scrollHeight > 3000');
  await visitor.driver.run('scrollTo(0, 1500)');
  await visitor.awaits(isAt, 1500);
  await visitor.driver.reload();
  await visitor.awaits(isAt, 1500);
  await visitor.presses('link', /^View Details of Flight Sim/);
  await visitor.sees('Select a date to see available times');
  await visitor.awaits(isAt, 0);
  await visitor.driver.run('history.back()');
  await visitor.awaits('return location.pathname === "/experiences"');
  await visitor.awaits(
    `const link = document.querySelector("main a[href$=flight-sim]");
    const { top, bottom } = link?.getBoundingClientRect() ?? {};
    return scrollY > 0 && bottom > 0 && top < innerHeight`,
  );
});

test('a key that follows the mouse shows where the focus is, and a window gives it back', async ({ visitor }) => {
  await visitor.opens('/experience/jurassic-ride');
  await visitor.presses('tab', /./);
  await visitor.hits('ArrowRight');
  await visitor.awaits('return document.activeElement.matches("[role=tab]:focus-visible")');
  await visitor.presses('button', /^Cart/);
  await visitor.sees('Your Cart');
  await visitor.hits('Escape');
  await visitor.awaits('return /^Cart/.test(document.activeElement.getAttribute("aria-label") ?? "")');
});
