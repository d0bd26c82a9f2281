import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { seedPictures } from '../../platform/storage/seed-pictures.js';

/** `node services/dist/apps/tools/pictures.js <folder>`: brings the pictures that the image has to where they are served. */
await bootstrap(async () => {
  const count = await seedPictures(readSettings(process.env), process.argv[2] ?? 'art');
  console.log(count === 0 ? 'Every picture is there.' : `Brought ${count} pictures.`);
});
