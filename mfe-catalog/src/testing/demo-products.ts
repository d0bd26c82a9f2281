import type { ProductCategory, ProductView } from '@northlight/contracts';

type Facts = readonly [name: string, category: ProductCategory, price: number, inventory: number, words?: string];

const facts: readonly Facts[] = [
  ['Flagship Tee', 'Apparel', 28, 120],
  ['Night Glow Hoodie', 'Apparel', 58, 60],
  ['Explorer Long Sleeve', 'Apparel', 36, 0],
  ['Aurora Dome Print', 'Art', 24, 80, 'In two inks.'],
  ['City of Light Print', 'Art', 32, 50, 'In two inks.'],
  ['Prehistoric Dawn Print', 'Art', 28, 3],
  ['Red-Cyan Glasses', 'Accessories', 6, 400],
  ['Enamel Pin Set', 'Accessories', 14, 150],
  ['Canvas Tote', 'Accessories', 22, 90],
  ['Crew Cap', 'Accessories', 24, 70],
  ['Miniature Dinosaur', 'Collectibles', 18, 110],
  ['Opening Year Coin 2025', 'Collectibles', 15, 200],
  ['Venue Diorama Kit', 'Collectibles', 50, 40],
];

/** The demo shop of decisions.md 5, each thing a day younger than the one before. */
export const demoProducts: readonly ProductView[] = facts.map(
  ([name, category, price, inventory, description = ''], at) => ({
    id: at + 1,
    slug: `product-${at + 1}`,
    name,
    category,
    price,
    inventory,
    description,
    imageUrl: '',
    createdAt: `2025-06-${String(at + 1).padStart(2, '0')}T14:00:00.000Z`,
  }),
);
