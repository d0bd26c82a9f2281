import type { PersonDataView } from '@northlight/contracts';

/** What was told, handed to the browser as a file that names nobody. */
export function savePersonData(data: PersonDataView): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  link.download = 'personal-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
