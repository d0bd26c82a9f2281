import type { ProductCategory, VariantStock } from '@northlight/contracts';
import type { ImportedProduct } from '../../contexts/merchandise/index.js';

type Words = readonly [slug: string, name: string, description: string];
type Figures = readonly [category: ProductCategory, price: number, inventory: number, ofEachSize?: VariantStock];

const shelf: readonly (readonly [Words, Figures])[] = [
  [
    [
      'flagship-tee',
      'Flagship Tee',
      'Heavyweight organic cotton in dark ink, with a band of northern light across the chest. Straight cut.',
    ],
    ['Apparel', 2800, 120],
  ],
  [
    [
      'night-glow-hoodie',
      'Night Glow Hoodie',
      'Brushed fleece inside, plain outside. The ring on the front soaks up light and glows in the dark.',
    ],
    ['Apparel', 5800, 60],
  ],
  [
    [
      'explorer-long-sleeve',
      'Explorer Long Sleeve',
      'A light layer for cool rooms, with a horizon line that runs around both sleeves.',
    ],
    ['Apparel', 3600, 0],
  ],
  [
    [
      'aurora-dome-print',
      'Aurora Dome Print',
      'The dome at the moment the room goes quiet. Printed in two inks on matte cotton paper. Unframed.',
    ],
    ['Art', 2400, 80],
  ],
  [
    [
      'city-of-light-print',
      'City of Light Print',
      'A river, its towers, and one low light behind them. Printed in two inks on matte cotton paper. Unframed.',
    ],
    ['Art', 3200, 50],
  ],
  [
    [
      'prehistoric-dawn-print',
      'Prehistoric Dawn Print',
      'First light over a valley that isn’t empty. A short run on matte cotton paper. Unframed.',
    ],
    ['Art', 2800, 3, { '8×10″': 3, '12×16″': 0, '18×24″': 0 }],
  ],
  [
    [
      'red-cyan-glasses',
      'Red-Cyan Glasses',
      'Cardboard frames with one red and one cyan lens, for the art in our 3D rooms and the drawings you make at home.',
    ],
    ['Accessories', 600, 400],
  ],
  [
    [
      'enamel-pin-set',
      'Enamel Pin Set',
      'Four hard enamel pins on a card: a horizon, a fern, a fish, and a star that’s not quite round.',
    ],
    ['Accessories', 1400, 150],
  ],
  [
    ['canvas-tote', 'Canvas Tote', 'Undyed canvas with long handles. Holds two posters or one picnic.'],
    ['Accessories', 2200, 90],
  ],
  [
    ['crew-cap', 'Crew Cap', 'The low six-panel cap our guides wear, with a stitched horizon and a brass buckle.'],
    ['Accessories', 2400, 70],
  ],
  [
    [
      'miniature-dinosaur',
      'Miniature Dinosaur',
      'A long-necked plant eater for your windowsill, cast in one piece and painted by hand. 5.5 inches (14 cm) long.',
    ],
    ['Collectibles', 1800, 110],
  ],
  [
    [
      'opening-year-coin-2025',
      'Opening Year Coin 2025',
      'Struck for the year our doors first opened, with a horizon on the face, a milled edge, and a sleeve to keep it in.',
    ],
    ['Collectibles', 1500, 200],
  ],
  [
    [
      'venue-diorama-kit',
      'Venue Diorama Kit',
      'Forty laser-cut pieces and one tiny lamp. Build it in an evening, and put a venue of your own on the shelf.',
    ],
    ['Collectibles', 5000, 40],
  ],
];

/** The thirteen products of decisions.md 5. Price in cents. */
export const demoProducts: readonly ImportedProduct[] = shelf.map(
  ([[slug, name, description], [category, price, inventory, variantStock = null]], at) => ({
    id: at + 1,
    slug,
    name,
    description,
    category,
    price,
    inventory,
    variantStock,
    imageUrl: `/media/art/products/${slug}/main.jpg`,
    createdAt: new Date(Date.UTC(2025, 4 + Math.floor(at / 3), 1 + at, 14)),
  }),
);
