import type { ProductCategory } from '@northlight/contracts';

type Words = readonly [slug: string, name: string, description: string];
type Figures = readonly [category: ProductCategory, price: number, inventory: number];

const shelf: readonly (readonly [Words, Figures])[] = [
  [
    [
      'flagship-tee',
      'Flagship Tee',
      'Heavy organic cotton in ink, with one band of northern light across the chest. Cut straight.',
    ],
    ['Apparel', 2800, 120],
  ],
  [
    [
      'night-glow-hoodie',
      'Night Glow Hoodie',
      'Brushed inside, quiet outside. The ring of light on the front takes up lamplight and gives it back in the dark.',
    ],
    ['Apparel', 5800, 60],
  ],
  [
    [
      'explorer-long-sleeve',
      'Explorer Long Sleeve',
      'A light layer for cool rooms, with the horizon line running once around both sleeves.',
    ],
    ['Apparel', 3600, 0],
  ],
  [
    [
      'aurora-dome-print',
      'Aurora Dome Print',
      'The dome at the moment when the room goes quiet. Matte cotton paper, printed in two inks, unframed.',
    ],
    ['Art', 2400, 80],
  ],
  [
    [
      'city-of-light-print',
      'City of Light Print',
      'A river, its towers and one low light behind them. Matte cotton paper, printed in two inks, unframed.',
    ],
    ['Art', 3200, 50],
  ],
  [
    [
      'prehistoric-dawn-print',
      'Prehistoric Dawn Print',
      'First light over a valley that is not empty. A short run on matte cotton paper, unframed.',
    ],
    ['Art', 2800, 3],
  ],
  [
    [
      'red-cyan-glasses',
      'Red-Cyan Glasses',
      'Card frames with one red and one cyan lens, for the drawings in the 3D rooms and the ones you make at home.',
    ],
    ['Accessories', 600, 400],
  ],
  [
    [
      'enamel-pin-set',
      'Enamel Pin Set',
      'Four hard enamel pins on a card: a horizon, a fern, a fish and a star that is not quite round.',
    ],
    ['Accessories', 1400, 150],
  ],
  [
    ['canvas-tote', 'Canvas Tote', 'Undyed canvas with long handles. Holds two posters upright, or one picnic.'],
    ['Accessories', 2200, 90],
  ],
  [
    ['crew-cap', 'Crew Cap', 'The low six-panel cap that our guides wear, with a stitched horizon and a brass buckle.'],
    ['Accessories', 2400, 70],
  ],
  [
    [
      'miniature-dinosaur',
      'Miniature Dinosaur',
      'A long-necked grazer for the window sill, cast in one piece and painted by hand. Fourteen centimeters long.',
    ],
    ['Collectibles', 1800, 110],
  ],
  [
    [
      'opening-year-coin-2025',
      'Opening Year Coin 2025',
      'Struck for the year the first doors opened: a horizon on the face, a milled edge, a sleeve to keep it in.',
    ],
    ['Collectibles', 1500, 200],
  ],
  [
    [
      'venue-diorama-kit',
      'Venue Diorama Kit',
      'Forty laser-cut pieces and one tiny lamp. An evening’s work, and then a venue of your own on the shelf.',
    ],
    ['Collectibles', 5000, 40],
  ],
];

/** The thirteen products of decisions.md 5. Price in cents. */
export const demoProducts = shelf.map(([[slug, name, description], [category, price, inventory]], at) => ({
  id: at + 1,
  slug,
  name,
  description,
  category,
  price,
  inventory,
  imageUrl: `/media/art/products/${slug}/main.jpg`,
  createdAt: new Date(Date.UTC(2025, 4 + Math.floor(at / 3), 1 + at, 14)),
}));
