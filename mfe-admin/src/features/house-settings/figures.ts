import { type HouseRulesDto, houseRuleLimits } from '@northlight/contracts';
import { money } from '@northlight/site-kit';

export type FigureName = Exclude<keyof HouseRulesDto, 'showsMaps'>;

interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
}

interface FigureGroup {
  readonly title: string;
  readonly about: string;
  readonly figures: readonly Figure[];
}

/** The figures that an admin sets, as the form shows them. */
export const figureGroups: readonly FigureGroup[] = [
  {
    title: 'Prices',
    about: 'For what is booked from now on. What is booked keeps the price that it was sold at.',
    figures: [
      { name: 'bookingFeePercent', label: 'Booking fee', unit: '% of the subtotal' },
      { name: 'memberDiscountPercent', label: 'Member discount', unit: '%' },
      { name: 'groupDiscountPercent', label: 'Group discount', unit: '%' },
      { name: 'groupFrom', label: 'Group from', unit: 'tickets' },
      { name: 'familyPackPrice', label: 'Family Pack', unit: 'dollars for 4 tickets' },
    ],
  },
  {
    title: 'Changing and cancelling',
    about: 'Counted back from the start of a visit. A booking keeps the deadlines that it was made with.',
    figures: [
      { name: 'refundHours', label: 'Full refund until', unit: 'hours before' },
      { name: 'moveHours', label: 'Moving until', unit: 'hours before' },
    ],
  },
  {
    title: 'Holds',
    about: 'How long seats are kept for a booking that is not confirmed yet. Holds that run keep their end.',
    figures: [
      {
        name: 'holdMinutes',
        label: 'Seats are held for',
        unit: 'minutes',
        hint: 'empty: until the booking is cancelled',
      },
    ],
  },
  {
    title: 'Merchandise',
    about:
      'How long an order waits at the desk, then it is cancelled and for sale again. Orders that wait keep their day.',
    figures: [{ name: 'collectDays', label: 'Reserved for', unit: 'days' }],
  },
];

export const figures = figureGroups.flatMap((group) => group.figures);
export const figureNames = figures.map(({ name }) => name);
const [prices] = figureGroups;
const priceNames = new Set(prices?.figures.map(({ name }) => name));

/** "% of the subtotal, 0 to 30" */
export function hintOf({ name, unit, hint }: Figure): string {
  const [least, most] = houseRuleLimits[name];
  return [`${unit}, ${least} to ${most.toLocaleString('en-US')}`, hint].filter(Boolean).join('; ');
}

type Figures = Readonly<Record<FigureName, number | null>>;

/** Figures are text while somebody types them. */
export const textsOf = (settings: Figures): Record<FigureName, string> =>
  Object.fromEntries(figureNames.map((name) => [name, textOf(name, settings[name])])) as Record<FigureName, string>;

const textOf = (name: FigureName, value: number | null): string => {
  if (value === null) return '';
  return name === 'familyPackPrice' ? value.toFixed(2) : String(value);
};

/** The figures that are not the same on both sides. */
export const differencesOf = (one: Figures, other: Figures): FigureName[] =>
  figureNames.filter((name) => (one[name] ?? null) !== (other[name] ?? null));

export const changesPrices = (one: Figures, other: Figures): boolean =>
  differencesOf(one, other).some((name) => priceNames.has(name));

/** "Booking fee: 6 → 8" */
export const changeText = (name: FigureName, from: Figures, to: Figures): string => {
  const label = figures.find((figure) => figure.name === name)?.label ?? name;
  return `${label}: ${wordOf(name, from[name])} → ${wordOf(name, to[name])}`;
};

const wordOf = (name: FigureName, value: number | null): string => {
  if (value === null || value === undefined) return 'no end';
  return name === 'familyPackPrice' ? money(value) : String(value);
};
