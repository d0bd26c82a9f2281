const firstNames = [
  'Ann',
  'Ben',
  'Carla',
  'Dmitri',
  'Ella',
  'Farid',
  'Grace',
  'Hugo',
  'Imani',
  'Jonas',
  'Keiko',
  'Liam',
];
const lastNames = [
  'Abbott',
  'Brandt',
  'Castillo',
  'Dunn',
  'Eriksen',
  'Fontaine',
  'Gupta',
  'Hale',
  'Ito',
  'Jensen',
  'Kowalski',
];

interface DemoCustomer {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone?: string;
}

/** Who has an account in the demo, too. */
export const mayaAsCustomer: DemoCustomer = {
  customerName: 'Maya Lindqvist',
  customerEmail: 'maya@example.com',
  customerPhone: '+1 585 555 0160',
};

/** Invented people with addresses that reach nobody; every second one left a phone number. */
export function demoCustomer(nth: number): DemoCustomer {
  const first = firstNames[nth % firstNames.length] ?? 'Ann';
  const last = lastNames[nth % lastNames.length] ?? 'Abbott';
  const customerEmail = `${first}.${last}@example.com`.toLowerCase();
  const phone = `+1 585 555 ${String(100 + nth).padStart(4, '0')}`;
  return { customerName: `${first} ${last}`, customerEmail, ...(nth % 2 ? { customerPhone: phone } : {}) };
}
