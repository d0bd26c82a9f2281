import type { BenchPage } from './visit.js';

/** The four pages that are measured, and what a visitor does on each. */
export const benchPages: readonly BenchPage[] = [
  {
    name: 'home',
    path: '/',
    interact: async (page) => {
      await page.getByRole('button', { name: 'Pause the background animation' }).tap();
      await page
        .getByRole('button', { name: /dark|light/i })
        .first()
        .tap();
      await page.getByRole('button', { name: 'Next experiences' }).tap();
    },
  },
  {
    name: 'experiences',
    path: '/experiences',
    interact: async (page) => {
      await page.getByRole('searchbox').pressSequentially('simu');
      await page.getByText('Kids', { exact: true }).tap();
    },
  },
  {
    name: 'detail',
    path: '/experience/jurassic-ride',
    interact: async (page) => {
      await page.getByRole('tab', { name: 'Details' }).tap();
      await page.getByRole('tab', { name: 'Reviews' }).tap();
      await page.getByRole('button', { name: /^Next/ }).first().tap();
    },
  },
  {
    name: 'booking',
    path: '/booking',
    interact: async (page) => {
      await page.getByRole('combobox', { name: /Venue/ }).selectOption({ index: 1 });
      await page
        .getByLabel(/^Name|Your name/)
        .first()
        .pressSequentially('Ann');
    },
  },
];
